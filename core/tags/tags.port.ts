import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Job } from "../jobs/job.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Tag, TagList, TagMerge, TagUse } from "./tag.model.ts";

/** The tags of the organisation's contacts; a tag is identified by its name. */
export type TagStore = {
  /** By name; `search` is a part of it, '' for all. */
  readonly list: (search: string) => TaskEither<Failure, TagList>;
  readonly uses: (name: string) => TaskEither<Failure, TagUse>;
  /** Creates a tag that no contact has yet. */
  readonly create: (name: string) => TaskEither<Failure, Tag>;
  /** @returns the job that renames it on contacts and in saved filters */
  readonly rename: (name: string, to: string) => TaskEither<Failure, Job>;
  /** @returns the job that replaces the tags by one */
  readonly merge: (asked: TagMerge) => TaskEither<Failure, Job>;
  /** @returns the job that takes it from all contacts */
  readonly remove: (name: string) => TaskEither<Failure, Job>;
};
export const TagStore = token<TagStore>("tags.store");
