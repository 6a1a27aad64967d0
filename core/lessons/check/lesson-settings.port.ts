import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../kernel/failure.ts";
import { token } from "../../kernel/token.ts";
import type { LessonSettings } from "./lesson-settings.model.ts";

/** The settings of the organisation for lessons; administrators change them. */
export type LessonSettingsStore = {
  readonly get: TaskEither<Failure, LessonSettings>;
  readonly put: (settings: LessonSettings) => TaskEither<Failure, LessonSettings>;
};
export const LessonSettingsStore = token<LessonSettingsStore>("lesson-tools.settings");
