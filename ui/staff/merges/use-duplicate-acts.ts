import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { failureMessage } from "../../../core/kernel/failure.ts";
import type { ContactMerges } from "../../../core/merges/contact-merges.service.ts";
import type { DuplicatePair } from "../../../core/merges/merge.model.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";

/** Finds duplicates, dismisses pairs and shows the result. */
export const useDuplicateActs = (merges: ContactMerges) => {
  const text = useText(mergesText);
  const toasts = useToasts();
  const [isFinding, setFinding] = useState(false);
  const takeBack = async (id: string): Promise<void> => {
    const answer = await merges.dismiss(id, false)();
    if (E.isLeft(answer))
      toasts.show({ text: failureMessage(answer.left), tone: "error", action: { label: text("undo"), run: () => void takeBack(id) } });
  };
  const dismiss = async ({ id, first, second }: DuplicatePair): Promise<void> => {
    const answer = await merges.dismiss(id, true)();
    if (E.isLeft(answer)) return void toasts.show({ text: failureMessage(answer.left), tone: "error" });
    toasts.undoable(text("dismissed", { first: first.name, second: second.name }), text("undo"), () => void takeBack(id));
  };
  const find = async (): Promise<void> => {
    setFinding(true);
    const answer = await merges.find();
    setFinding(false);
    const pairsFound = E.isRight(answer) ? answer.right.progress.counts["pairs"] : undefined;
    if (pairsFound === undefined)
      toasts.show({ text: E.isLeft(answer) ? failureMessage(answer.left) : (answer.right.error ?? text("notFound")), tone: "error" });
    else toasts.show({ text: text("foundNow", { count: pairsFound }), tone: "success" });
  };
  return { isFinding, find, dismiss };
};
