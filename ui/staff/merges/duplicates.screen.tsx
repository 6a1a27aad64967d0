import { useEffect, useMemo } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { ContactMerges } from "../../../core/merges/contact-merges.service.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useFocusAfterLess } from "../../react/use-focus-after-less.ts";
import { DuplicatesView } from "./duplicates.view.tsx";
import { useDuplicateActs } from "./use-duplicate-acts.ts";
import { useUnmerging } from "./use-unmerging.ts";

/** Possible duplicates, and merges that can be undone. */
export const DuplicatesScreen = () => {
  const text = useText(mergesText);
  const contactMerges = useService(ContactMerges);
  const modals = useService(Modals);
  const clock = useService(Clock);
  const query = useQuery();
  const setQuery = useSetQuery();
  const { unmerge } = useUnmerging();
  const page = Math.max(1, Number(query["page"] ?? "1") || 1);
  const tab = query["tab"] === "past" ? "past" : "pairs";
  const pairs = useAnswer(
    useMemo(() => (key: string) => contactMerges.pairs(Number(key)), [contactMerges]),
    String(page),
  );
  const past = useAnswer(contactMerges.past, "past");
  const [askPairs, askPast] = [pairs.again, past.again];
  useEffect(() => {
    const changes = contactMerges.changed$.subscribe(() => {
      askPairs();
      askPast();
    });
    return () => changes.unsubscribe();
  }, [contactMerges, askPairs, askPast]);

  useFocusAfterLess(latestValue(pairs.answer)?.count);

  const { isFinding, find, dismiss } = useDuplicateActs(contactMerges);
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
