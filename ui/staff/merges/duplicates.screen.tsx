import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo, useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { ContactMerges } from "../../../core/merges/contact-merges.service.ts";
import type { DuplicatePair } from "../../../core/merges/merge.model.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useAsked } from "../../react/use-asked.ts";
import { useFocusAfterLess } from "../../react/use-focus-after-less.ts";
import { DuplicatesView } from "./duplicates.view.tsx";
import { useUnmerging } from "./use-unmerging.ts";

/** Contacts who may be one person, and merges that can be taken back. */
export const DuplicatesScreen = () => {
  const text = useText(mergesText);
  const contactMerges = useService(ContactMerges);
  const modals = useService(Modals);
  const clock = useService(Clock);
  const toasts = useToasts();
  const query = useQuery();
  const setQuery = useSetQuery();
  const { unmerge } = useUnmerging();
  const [isFinding, setFinding] = useState(false);
  const page = Math.max(1, Number(query["page"] ?? "1") || 1);
  const tab = query["tab"] === "past" ? "past" : "pairs";
  const pairs = useAsked(
    useMemo(() => (key: string) => contactMerges.pairs(Number(key)), [contactMerges]),
    String(page),
  );
  const past = useAsked(contactMerges.past, "past");
  const [askPairs, askPast] = [pairs.again, past.again];
  useEffect(() => {
    const changes = contactMerges.changed$.subscribe(() => {
      askPairs();
      askPast();
    });
    return () => changes.unsubscribe();
  }, [contactMerges, askPairs, askPast]);

  useFocusAfterLess(latestValue(pairs.answer)?.count);

  const takeBack = async (id: string): Promise<void> => {
    const answer = await contactMerges.dismiss(id, false)();
    if (E.isLeft(answer))
      toasts.show({ text: failureMessage(answer.left), tone: "error", action: { label: text("undo"), run: () => void takeBack(id) } });
  };
  const dismiss = async ({ id, first, second }: DuplicatePair): Promise<void> => {
    const answer = await contactMerges.dismiss(id, true)();
    if (E.isLeft(answer)) return void toasts.show({ text: failureMessage(answer.left), tone: "error" });
    toasts.undoable(text("dismissed", { first: first.name, second: second.name }), text("undo"), () => void takeBack(id));
  };
  const find = async (): Promise<void> => {
    setFinding(true);
    const answer = await contactMerges.find();
    setFinding(false);
    const pairsFound = E.isRight(answer) ? answer.right.progress.counts["pairs"] : undefined;
    if (pairsFound === undefined)
      toasts.show({ text: E.isLeft(answer) ? failureMessage(answer.left) : (answer.right.error ?? text("notFound")), tone: "error" });
    else toasts.show({ text: text("foundNow", { count: pairsFound }), tone: "success" });
  };
  useScreenCommands([{ id: "merges.find", title: text("find"), run: () => void find() }]);

  return (
    <DuplicatesView
      tab={tab}
      pairs={pairs.answer}
      past={past.answer}
      now={clock.now()}
      isFinding={isFinding}
      onTab={(id) => setQuery({ tab: id === "past" ? "past" : null, page: null })}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
      onMerge={({ first, second }) => modals.open("merge-contacts", { kept: Number(first.id), other: Number(second.id) })}
      onDismiss={(pair) => void dismiss(pair)}
      onFind={() => void find()}
      onUnmerge={(id) => void unmerge(id)}
      onRetry={() => {
        askPairs();
        askPast();
      }}
    />
  );
};
