import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../core/kernel/failure.ts";
import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";
import type { Signing } from "../../core/lesson-forms/item-frame.model.ts";

/**
 * A document to sign.
 * @property shown what is known of it; null before the first answer, `closed` until the learner asks for it
 * @property isFailed whether the last call failed
 * @property isAsked whether the learner has asked for it to be checked
 */
export type SigningView = {
  readonly shown: Signing | "closed" | null;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly isChecked: boolean;
  readonly open: () => void;
  readonly check: () => void;
};

/**
 * Opens and checks a document: when it is shown, when the learner comes back to the page, and when they ask.
 * @param onSigned called once SignWell has confirmed it
 */
export const useSigning = ({ sign, signed }: Pick<ItemForms, "sign" | "signed">, isDone: boolean, onSigned: () => void): SigningView => {
  const [shown, setShown] = useState<SigningView["shown"]>(isDone ? "closed" : null);
  const [isPending, setPending] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const busy = useRef(false);
  const isAskedAgain = useRef(false);

  const ask = async (call: TaskEither<Failure, Signing>, isOpening: boolean): Promise<void> => {
    // What is being answered may have been asked before the learner signed.
    if (busy.current) return void (isAskedAgain.current = true);
    busy.current = true;
    setPending(true);
    const answer = await call();
    busy.current = false;
    const isDue = isAskedAgain.current;
    isAskedAgain.current = false;
    setPending(false);
    setFailed(E.isLeft(answer));
    if (E.isLeft(answer)) return setShown((before) => before ?? "closed");
    const { state } = answer.right;
    if (state === "signed") onSigned();
    // A document that does not exist yet is closed, whatever else is known.
    setShown((before) =>
      isOpening || state === "unset" || state === "signed" || (before !== null && before !== "closed") ? answer.right : "closed",
    );
    if (isDue && state !== "signed") await ask(signed, false);
  };
  const check = (): void => void ask(signed, false);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    if (isDone) return undefined;
    const onFocus = (): void => latest.current();
    onFocus();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [isDone]);

  return {
    shown,
    isPending,
    isFailed,
    isChecked,
    open: () => void ask(sign, true),
    check: () => {
      setChecked(true);
      check();
    },
  };
};
