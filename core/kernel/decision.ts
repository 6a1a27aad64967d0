import type * as E from "fp-ts/lib/Either.js";
import type { Failure } from "./failure.ts";

/** What a rule decides about a write: a refusal, what is to be written, or null where the stored value equals the asked one already. */
export type Decision<Write> = E.Either<Failure, Write | null>;
