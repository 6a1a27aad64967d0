import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/** Looks into packages of the organisation's files. */
export type PackageCheck = {
  /** Whether a zip file has the manifest of a SCORM package; null when its directory cannot be read. */
  readonly hasManifest: (url: string) => TaskEither<Failure, boolean | null>;
};
export const PackageCheck = token<PackageCheck>("lessons.packageCheck");
