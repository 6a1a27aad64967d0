import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { ContactFigures } from "../../../../core/contacts/contact-figures.port.ts";
import { draftOfFilters, filtersOfDraft } from "../../../../core/groups/filter-parts.rule.ts";
import type { GroupVocabulary } from "../../../../core/groups/group-answers.model.ts";
import { readGroupFilter } from "../../../../core/groups/group-filter.rule.ts";
import { GroupStore } from "../../../../core/groups/groups.port.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { useService } from "../../../react/services.tsx";
import { ClausePeopleScreen } from "../../groups/clause-people.screen.tsx";
import { DateHintScreen } from "../../groups/date-hint.screen.tsx";
import { FilterBuilder } from "../../groups/filter-builder.view.tsx";
import { sentenceOf } from "../../groups/group-words.ts";
import { useNamedPeople } from "../../groups/use-named-people.ts";
import styles from "./shape.module.css";

type FilterDialogProps = {
  readonly filters: unknown;
  readonly words: GroupVocabulary;
  readonly onApply: (filters: unknown) => void;
  readonly onClose: () => void;
};

const countAfterMs = 250;

/** The dialog that edits the filters of the list, with the number of matching active contacts. */
export const FilterDialog = ({ filters, words: known, onApply, onClose }: FilterDialogProps) => {
  const text = useText(listViewsText);
  const store = useService(GroupStore);
  const figures = useService(ContactFigures);
  const [draft, setDraft] = useState(() => draftOfFilters(filters, known.fields));
  const [sends, setSends] = useState(0);
  const [count, setCount] = useState<number | null>(null);
  const document = filtersOfDraft(draft, known.fields);
  const words = useNamedPeople(known, document);
  const read = readGroupFilter(document ?? { $and: [] }, words.fields);
  const asked = E.isRight(read) ? JSON.stringify(document ?? { $and: [] }) : null;
  useEffect(() => {
    setCount(null);
    if (asked === null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        void store
          .count(JSON.parse(asked))()
          .then((answer) => (isCurrent && E.isRight(answer) ? setCount(answer.right.count) : undefined)),
      countAfterMs,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [store, asked]);
  return (
    <Dialog
      title={text("filters")}
      size="680"
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" onPress={() => (asked === null ? setSends(sends + 1) : onApply(document))}>
          {count === null ? text("apply") : text("applyCount", { count })}
        </Button>
      }
    >
      <FilterBuilder
        draft={draft}
        words={words}
        sends={sends}
        suggest={figures.distinct}
        People={ClausePeopleScreen}
        DateHint={DateHintScreen}
        onChange={setDraft}
      />
      {draft.parts.length > 1 && asked !== null ? <p className={styles["note"]}>{sentenceOf(document, words)}</p> : null}
    </Dialog>
  );
};
