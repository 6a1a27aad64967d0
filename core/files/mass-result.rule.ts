import * as E from "fp-ts/lib/Either.js";
import { type Failure, failureMessage } from "../kernel/failure.ts";
import type { FileMassResults } from "./file-write.model.ts";

type Result = FileMassResults["results"][number];

/** The result of a bulk action for one file or folder. */
export const massResult = ({ kind, id }: Pick<Result, "kind" | "id">, outcome: E.Either<Failure, unknown>): Result => ({
  kind,
  id,
  done: E.isRight(outcome),
  message: E.isLeft(outcome) ? failureMessage(outcome.left) : "",
});
