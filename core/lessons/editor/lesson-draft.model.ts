import * as t from "io-ts";
import { orNull } from "../../kernel/or-null.ts";
import { LessonItem } from "../item.model.ts";
import { LessonMetadata } from "../lesson.model.ts";

const Copy = t.type(
  {
    name: t.string,
    banner_img: orNull(t.string),
    tags: t.readonlyArray(t.string),
    metadata: LessonMetadata,
    length: orNull(t.number),
    items: t.readonlyArray(LessonItem),
  },
  "DraftCopy",
);

/**
 * Unsaved changes of a lesson as they are kept on the device.
 * @property at epoch seconds of the last change
 * @property lesson null while it is not stored
 * @property creation key of the request that creates it
 * @property seen the working copy that the changes are based on
 * @property attempt the request whose outcome is not known; `sent` is the working copy that it stores
 */
export const LessonDraft = t.type(
  {
    at: t.number,
    lesson: orNull(t.type({ id: t.number, uuid: t.string })),
    folder_id: orNull(t.number),
    creation: t.string,
    seen: Copy,
    copy: Copy,
    attempt: orNull(t.type({ key: t.string, version: orNull(t.number), sent: Copy })),
  },
  "LessonDraft",
);
export type LessonDraft = t.TypeOf<typeof LessonDraft>;

/** @property name its key on the device */
export type KeptDraft = { readonly name: string; readonly draft: LessonDraft };
