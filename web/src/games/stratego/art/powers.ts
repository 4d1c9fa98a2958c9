/** The sign of each Special Power, made of strokes within 24 by 24. */

const SIGNS: Readonly<Record<string, string>> = {
  // An eye in a frame.
  "detect-enemy": "M3 7.5V4.5Q3 3 4.5 3H7.5M16.5 3H19.5Q21 3 21 4.5V7.5M21 16.5V19.5Q21 21 19.5 21H16.5M7.5 21H4.5Q3 21 3 19.5V16.5M5 12Q8 7.5 12 7.5T19 12Q16 16.5 12 16.5T5 12M12 10.5A1.5 1.5 0 1 0 12 13.5 1.5 1.5 0 1 0 12 10.5",
  // Two steps, the second round a corner.
  speed: "M3 19.5H12.5Q15 19.5 15 17V4M10.5 8 15 3.5 19.5 8M3 14.5H8M3 10H6",
  // A blow in three directions.
  "robot-rumble": "M12 15.5A3.5 3.5 0 1 0 12 22 3.5 3.5 0 1 0 12 15.5M12 12V2.5M9 5.5 12 2.5 15 5.5M8.5 14 3 8.5M2.5 12.5V8H7M15.5 14 21 8.5M21.5 12.5V8H17",
  // A shot into a target.
  "distance-strike": "M2 12H12M9 9 12 12 9 15M12 4A8 8 0 0 1 12 20M14.5 9A3.3 3.3 0 0 1 14.5 15M21.5 12H18",
  // A magnet.
  magnet: "M4.5 4V12A7.5 7.5 0 0 0 19.5 12V4H15V12A3 3 0 0 1 9 12V4ZM4.5 8H9M15 8H19.5",
  // A leap over something.
  "sneak-attack": "M2.5 17Q3 5 11.5 5T20 15M16.5 12.5 20 16.5 22.5 12M8.5 20.5V14H15V20.5ZM2.5 20.5H5M18.5 20.5H22",
  // A call that is heard.
  "call-bumblebee": "M12 21V12M12 12A1.8 1.8 0 1 0 12 8.4 1.8 1.8 0 1 0 12 12M8 21H16M8 13.5A5 5 0 0 1 8 7M16 13.5A5 5 0 0 0 16 7M5 16A9 9 0 0 1 5 4.5M19 16A9 9 0 0 0 19 4.5",
};

/** The sign of a power; a plain spark for one that we do not know. */
export function signOf(power: string): string {
  return SIGNS[power] ?? "M13.5 2.5 6 13.5H11L10.5 21.5 18 10.5H13Z";
}
