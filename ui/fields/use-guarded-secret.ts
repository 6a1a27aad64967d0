import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { ProofVerdict, RevealedSecret } from "../../core/fields/secrets.port.ts";
import { type Failure, sayingOf } from "../../core/kernel/failure.ts";
import type { Saying } from "../../core/kernel/refusal.ts";
import { useShownSecret } from "./use-shown-secret.ts";

/**
 * The source of secrets, and the proof that unlocks them.
 * @property proof the value of `needs` that asks for the password or the pin
 * @property ask runs before the proof is asked for; the dialog gets its result
 */
export type SecretGuard<A> = {
  readonly proof: string;
  readonly ask: TaskEither<Failure, A>;
  readonly confirm: (proof: string) => TaskEither<Failure, ProofVerdict>;
  readonly reveal: (field: string) => TaskEither<Failure, RevealedSecret>;
  readonly onFailure: (failure: Failure) => void;
};

const saidOfVerdict = ({ message, code, values = {} }: ProofVerdict): Saying | null =>
  message === undefined ? null : code === undefined ? { message } : { message, code, values };

/** Reveals one secret at a time for 30 seconds, after the password or pin where it is due. */
export const useGuardedSecret = <A>({ proof, ask, confirm, reveal, onFailure }: SecretGuard<A>) => {
  const { shownIn, show, hide } = useShownSecret();
  const [asking, setAsking] = useState<{ readonly field: string; readonly told: A } | null>(null);
  const [problem, setProblem] = useState<Saying | null>(null);

  const askFor = async (field: string): Promise<void> => {
    setProblem(null);
    const told = await ask();
    if (E.isRight(told)) setAsking({ field, told: told.right });
    else if (asking === null) onFailure(told.left);
    else setProblem(sayingOf(told.left));
  };
  const open = async (field: string): Promise<void> => {
    const answer = await reveal(field)();
    if (E.isRight(answer)) {
      show(field, answer.right.value);
      return setAsking(null);
    }
    if (answer.left.tag === "forbidden" && answer.left.needs === proof) return askFor(field);
    onFailure(answer.left);
  };
  return {
    shownIn,
    hide,
    reveal: (field: string) => void open(field),
    asking: asking?.told ?? null,
    isAsking: asking !== null,
    problem,
    again: async (): Promise<void> => {
      if (asking !== null) await askFor(asking.field);
    },
    cancel: (): void => {
      setAsking(null);
      setProblem(null);
    },
    confirm: async (word: string): Promise<void> => {
      const answer = await confirm(word)();
      if (E.isLeft(answer)) return setProblem(sayingOf(answer.left));
      setProblem(answer.right.confirmed ? null : saidOfVerdict(answer.right));
      if (answer.right.confirmed && asking !== null) await open(asking.field);
    },
  };
};
