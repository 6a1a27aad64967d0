import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { OmniQuery, OmniResult } from "./omni.model.ts";

/** Where all records are searched: the best matches that the caller may see, best first. A term of spaces finds nothing. */
export type OmniStore = { readonly search: (query: OmniQuery) => TaskEither<Failure, readonly OmniResult[]> };
export const OmniStore = token<OmniStore>("shell.omni-store");
