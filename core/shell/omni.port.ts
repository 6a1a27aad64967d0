import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { OmniQuery, OmniResult } from "./omni.model.ts";

/** Searches all records: the best matches visible to the caller, best first. A blank term has no results. */
export type OmniStore = { readonly search: (query: OmniQuery) => TaskEither<Failure, readonly OmniResult[]> };
export const OmniStore = token<OmniStore>("shell.omni-store");
