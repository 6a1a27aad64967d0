import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { FileRecord } from "../files/file.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ChosenItem, MediaItems, MediaQuery, MediaSource, MediaSourceName } from "./media-source.model.ts";

/** Sources of others from which files are copied; each command is one request. */
export type MediaSourceStore = {
  /** The sources that this server is configured for. */
  readonly list: TaskEither<Failure, readonly MediaSource[]>;
  readonly items: (source: MediaSourceName, query: MediaQuery) => TaskEither<Failure, MediaItems>;
  /** Copies a file of a source to the files of the organisation. */
  readonly copy: (source: MediaSourceName, chosen: ChosenItem) => TaskEither<Failure, FileRecord>;
  /** Ends the access to the caller's account, here and at the source. */
  readonly disconnect: (source: MediaSourceName) => TaskEither<Failure, void>;
};
export const MediaSourceStore = token<MediaSourceStore>("media-sources.store");
