import type * as E from "fp-ts/lib/Either.js";
import type { Failure } from "./failure.ts";

/** The decision of a rule about a write: a refusal, the data to write, or null where the stored value equals the requested one already. */
export type Decision<Write> = E.Either<Failure, Write | null>;
