import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { FileRecord } from "../files/file.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/** The videos that somebody has uploaded to answer items. */
export type RecordingStore = {
  /** Makes a video of a finished upload; an upload becomes one video, however often it is asked for. */
  readonly create: (upload: string) => TaskEither<Failure, FileRecord>;
  /** One of the caller's own videos. */
  readonly get: (id: number) => TaskEither<Failure, FileRecord>;
};
export const RecordingStore = token<RecordingStore>("recordings.store");
