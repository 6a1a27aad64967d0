import * as t from "io-ts";
import { TagChange } from "../../../core/tags/tag.model.ts";
import { jobKind } from "../jobs/job.ts";

/**
 * The step of a change of tags: contacts get the new tag, then saved filters name it, then contacts lose the old ones.
 * @property after the last contact of the step
 */
export const TagPlace = t.type(
  { step: t.keyof({ give: null, filters: null, take: null, end: null }), after: t.number, done: t.number, filters: t.number },
  "TagPlace",
);
export type TagPlace = t.TypeOf<typeof TagPlace>;

/** Renames, merges or removes tags, and undoes it. */
export const changeTagsKind = jobKind({ kind: "tags.change", input: TagChange, checkpoint: TagPlace });
