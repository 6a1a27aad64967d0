import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PortalFound } from "./portal-search.model.ts";

/** Search in what the learner who is signed in finds in the portal. */
export type PortalSearchStore = { readonly search: (words: string) => TaskEither<Failure, PortalFound> };
export const PortalSearchStore = token<PortalSearchStore>("portal-search.store");
