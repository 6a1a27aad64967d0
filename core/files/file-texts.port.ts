import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/** Reads the content of the organisation's files as text. */
export type FileTexts = {
  /** Null for a file that cannot be read now or is larger than 2 MB. */
  readonly read: (url: string) => TaskEither<Failure, string | null>;
};
export const FileTexts = token<FileTexts>("files.texts");
