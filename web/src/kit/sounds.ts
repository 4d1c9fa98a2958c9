/** Short sounds, made while they play: there are no sound files. */

import { settings } from "./settings.svelte";

type Hertz = number;
type Seconds = number;

interface Tone {
  readonly wave: OscillatorType;
  /** Pitch at the beginning and at the end. */
  readonly from: Hertz;
  readonly to: Hertz;
  readonly start: Seconds;
  readonly length: Seconds;
  /** 0 to 1. */
  readonly loud: number;
}

interface Noise {
  /** The band that is heard. */
  readonly band: Hertz;
  readonly start: Seconds;
  readonly length: Seconds;
  readonly loud: number;
}

interface Score {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

function tone(wave: OscillatorType, from: Hertz, to: Hertz, start: Seconds, length: Seconds, loud: number): Tone {
  return { wave, from, to, start, length, loud };
}

function noise(band: Hertz, start: Seconds, length: Seconds, loud: number): Noise {
  return { band, start, length, loud };
}

const SCORES = {
  pick: { tones: [tone("sine", 520, 640, 0, 0.06, 0.12)] },
  turn: { tones: [tone("sine", 520, 520, 0, 0.1, 0.12), tone("sine", 780, 780, 0.09, 0.16, 0.12)] },
  refused: { tones: [tone("triangle", 210, 150, 0, 0.16, 0.2)] },
  die: { noises: [0, 0.09, 0.17, 0.27, 0.4].map((start, index) => noise(1500 - index * 170, start, 0.05, 0.34)) },
  land: { noises: [noise(380, 0, 0.09, 0.4)], tones: [tone("sine", 190, 120, 0, 0.1, 0.2)] },
  step: { noises: [noise(850, 0, 0.035, 0.2)] },
  card: { noises: [noise(3200, 0, 0.07, 0.14), noise(1900, 0.03, 0.06, 0.1)] },
  lock: { noises: [noise(2200, 0, 0.05, 0.14)], tones: [tone("square", 300, 620, 0.05, 0.06, 0.05), tone("sine", 880, 880, 0.1, 0.09, 0.09)] },
  shuffle: { noises: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((start) => noise(2700, start, 0.045, 0.13)) },
  take: { tones: [tone("triangle", 262, 262, 0, 0.14, 0.14), tone("triangle", 392, 392, 0.1, 0.24, 0.16)] },
  compare: { tones: [tone("square", 247, 247, 0, 0.07, 0.06), tone("square", 330, 330, 0.09, 0.1, 0.07)] },
  special: {
    tones: [tone("sawtooth", 110, 660, 0, 0.34, 0.1), tone("sine", 990, 1480, 0.26, 0.28, 0.1)],
    noises: [noise(5200, 0.1, 0.3, 0.08)],
  },
  boost: { tones: [330, 440, 554, 740].map((pitch, index) => tone("triangle", pitch, pitch * 1.03, index * 0.07, 0.14, 0.13)) },
  cancel: { tones: [tone("sawtooth", 420, 90, 0, 0.36, 0.1)], noises: [noise(900, 0.05, 0.2, 0.2)] },
  strike: { noises: [noise(3600, 0, 0.08, 0.2), noise(700, 0.06, 0.14, 0.4)], tones: [tone("sawtooth", 740, 185, 0, 0.18, 0.1)] },
  flip: { noises: [noise(2600, 0, 0.05, 0.2), noise(1400, 0.07, 0.06, 0.24)] },
  battle: { tones: [tone("sawtooth", 82, 110, 0, 0.28, 0.12), tone("square", 164, 220, 0.08, 0.22, 0.05)] },
  hit: { noises: [noise(220, 0, 0.26, 0.7), noise(1200, 0, 0.09, 0.3)], tones: [tone("square", 140, 48, 0, 0.26, 0.14)] },
  tie: { tones: [tone("triangle", 330, 330, 0, 0.12, 0.15), tone("triangle", 330, 294, 0.14, 0.2, 0.15)] },
  won: { tones: [392, 494, 587, 784].map((pitch, index) => tone("triangle", pitch, pitch, index * 0.12, 0.3, 0.16)) },
  lost: { tones: [392, 349, 294].map((pitch, index) => tone("triangle", pitch, pitch * 0.97, index * 0.16, 0.32, 0.14)) },
} as const satisfies Record<string, Score>;

export type Sound = keyof typeof SCORES;

/** The share of full loudness at a volume of 0 to 100; half of the way sounds half as loud. 70 is 1. */
export function loudness(volume: number): number {
  return (Math.min(100, Math.max(0, volume)) / 70) ** 1.7;
}

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function fade(audio: AudioContext, start: Seconds, length: Seconds, share: number): GainNode {
  const gain = audio.createGain();
  const loud = Math.max(0.0001, share * loudness(settings.volume));
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, score: Tone): void {
  const start = audio.currentTime + score.start;
  const source = audio.createOscillator();
  source.type = score.wave;
  source.frequency.setValueAtTime(score.from, start);
  source.frequency.exponentialRampToValueAtTime(score.to, start + score.length);
  source.connect(fade(audio, start, score.length, score.loud));
  source.start(start);
  source.stop(start + score.length);
}

function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return hiss;
}

function playNoise(audio: AudioContext, score: Noise): void {
  const start = audio.currentTime + score.start;
  const source = audio.createBufferSource();
  source.buffer = hissOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = score.band;
  source.connect(filter).connect(fade(audio, start, score.length, score.loud));
  source.start(start);
  source.stop(start + score.length);
}

/** Make a sound, if sounds are on and the person has touched the page. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const score: Score = SCORES[sound];
  for (const part of score.tones ?? []) playTone(context, part);
  for (const part of score.noises ?? []) playNoise(context, part);
}
