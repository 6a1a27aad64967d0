import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../core/kernel/failure.ts";

export type Submit = {
  readonly isPending: boolean;
  /** of the last time; null before it and while it goes well */
  readonly failure: Failure | null;
  /** Runs a command, unless one is still running. */
  readonly run: <A>(command: TaskEither<Failure, A>, onDone: (value: A) => void) => void;
};

/** A form's command: whether it is on its way, and what went wrong. */
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

/** What a failure says of one field; undefined when it says nothing of it. */
export const fieldError = (failure: Failure | null, field: string): string | undefined =>
  failure?.tag === "invalid" ? failure.errors[field]?.join(" ") : undefined;
