import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Accommodations } from "./accommodations.model.ts";

/** The accommodations of contacts. */
export type AccommodationsStore = {
  readonly of: (contact: number) => TaskEither<Failure, Accommodations>;
  readonly save: (contact: number, accommodations: Accommodations) => TaskEither<Failure, Accommodations>;
};
export const AccommodationsStore = token<AccommodationsStore>("points.accommodations");
