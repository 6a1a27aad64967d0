import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../core/kernel/failure.ts";

export type Submit = {
  readonly isPending: boolean;
  /** of the last run; null before it and while running */
  readonly failure: Failure | null;
  /** Runs a command, unless one is running. */
  readonly run: <A>(command: TaskEither<Failure, A>, onDone: (value: A) => void) => void;
};

/** A form's command: whether it is pending, and its failure. */
export const useSubmit = (): Submit => {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    isPending,
    failure,
    run: (command, onDone) => {
      if (isPending) return;
      setPending(true);
      setFailure(null);
      void command().then((answer) => {
        setPending(false);
        if (E.isRight(answer)) onDone(answer.right);
        else setFailure(answer.left);
      });
    },
  };
};

/** The validation error of one field; undefined without one. */
export const fieldError = (failure: Failure | null, field: string): string | undefined =>
  failure?.tag === "invalid" ? failure.errors[field]?.join(" ") : undefined;
