/** The courses of Stratego Transformers. `tasks.toml` says what they are; `python tools/lessons.py` plays them through. */

import type { Courses } from "../../../teach/drills";
import tasks from "./tasks.gen.json?raw";

export const courses = JSON.parse(tasks) as Courses;
