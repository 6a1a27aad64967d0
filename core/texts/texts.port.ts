import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { TextStanding } from "./text-standing.model.ts";

/** Which numbers of contacts want texts. */
export type TextStandings = { readonly of: (contact: number) => TaskEither<Failure, TextStanding> };
export const TextStandings = token<TextStandings>("texts.standings");
