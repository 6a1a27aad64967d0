import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ItemPlace } from "../learning/lesson-place.model.ts";
import type { ItemFrame, SharedLink, Signing } from "./item-frame.model.ts";

/** Pages of other hosts in lessons, for the signed-in learner. Each call is one request. */
export type LessonForms = {
  readonly frame: (item: ItemPlace) => TaskEither<Failure, ItemFrame>;
  /** Creates the learner's document at the first call. */
  readonly sign: (item: ItemPlace) => TaskEither<Failure, Signing>;
  /** Asks SignWell about the document, and records that it was signed. */
  readonly signed: (item: ItemPlace) => TaskEither<Failure, Signing>;
  /** Creates the learner's tracked link at the first call. */
  readonly link: (item: ItemPlace) => TaskEither<Failure, SharedLink>;
};
export const LessonForms = token<LessonForms>("lesson-forms.store");
