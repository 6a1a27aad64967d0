import * as E from "fp-ts/lib/Either.js";
import { useEffect, useRef, useState } from "react";
import { SecretStore, secretTimes } from "../../../core/fields/secrets.port.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { useService } from "../../react/services.tsx";

type Shown = { readonly field: string; readonly value: string; readonly seconds: number };

/** Secrets of one contact: shown one at a time for 30 seconds, after the password where that is due. */
export const useSecrets = (contact: number, onFailure: (failure: Failure) => void) => {
  const store = useService(SecretStore);
  const [shown, setShown] = useState<Shown | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const hide = (): void => {
    clearInterval(timer.current);
    setShown(null);
  };
  useEffect(() => () => clearInterval(timer.current), []);

  const reveal = async (field: string): Promise<void> => {
    const answer = await store.reveal(contact, field)();
    if (E.isRight(answer)) {
      clearInterval(timer.current);
      setShown({ field, value: answer.right.value, seconds: secretTimes.shown });
      timer.current = setInterval(() => setShown((now) => (now === null || now.seconds <= 1 ? null : { ...now, seconds: now.seconds - 1 })), 1_000);
      return setAsking(null);
    }
    if (answer.left.tag === "forbidden" && answer.left.needs === "password") return setAsking(field);
    onFailure(answer.left);
  };

  return {
    shownIn: (field: string) => (shown?.field === field ? shown : null),
    hide,
    reveal: (field: string) => void reveal(field),
    asking,
    problem,
    cancel: (): void => {
      setAsking(null);
      setProblem(null);
    },
    confirm: async (password: string): Promise<void> => {
      const answer = await store.confirm(password)();
      if (E.isLeft(answer)) return setProblem(failureMessage(answer.left));
      setProblem(answer.right.confirmed ? null : (answer.right.message ?? null));
      if (answer.right.confirmed && asking !== null) await reveal(asking);
    },
  };
};
