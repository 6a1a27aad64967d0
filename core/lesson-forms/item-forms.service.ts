import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { type ItemPlace, OwnPlace } from "../learning/lesson-place.model.ts";
import type { ItemFrame, SharedLink, Signing } from "./item-frame.model.ts";
import type { LessonForms } from "./lesson-forms.port.ts";

/** The calls of `LessonForms` for one item; the same value is given as long as the item is shown. */
export type ItemForms = {
  /** where the item is taken */
  readonly at: ItemPlace;
  readonly frame: TaskEither<Failure, ItemFrame>;
  readonly sign: TaskEither<Failure, Signing>;
  readonly signed: TaskEither<Failure, Signing>;
  readonly link: TaskEither<Failure, SharedLink>;
  /** whether a member of staff takes the lesson */
  readonly isStaff: boolean;
};

export const itemForms = (forms: LessonForms, at: ItemPlace): ItemForms => ({
  at,
  frame: () => forms.frame(at)(),
  sign: () => forms.sign(at)(),
  signed: () => forms.signed(at)(),
  link: () => forms.link(at)(),
  isStaff: OwnPlace.is(at),
});
