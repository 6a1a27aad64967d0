import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { ContactFigures } from "../../../../core/contacts/contact-figures.port.ts";
import type { FilterProblem } from "../../../../core/filters/filter.model.ts";
import type { DraftGroup } from "../../../../core/groups/filter-draft.model.ts";
import { nodesOf, pathOfNode } from "../../../../core/groups/filter-draft.rule.ts";
import type { GroupVocabulary } from "../../../../core/groups/group-answers.model.ts";
import { readGroupFilter } from "../../../../core/groups/group-filter.rule.ts";
import { GroupStore } from "../../../../core/groups/groups.port.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { useService } from "../../../react/services.tsx";
import { FilterBuilder } from "../../groups/filter-builder.view.tsx";
import { sentenceOf } from "../../groups/group-words.ts";
import { draftOfFilters, filtersOfDraft } from "./filter-parts.ts";
import styles from "./shape.module.css";

type FilterDialogProps = { readonly filters: unknown; readonly words: GroupVocabulary; readonly onApply: (filters: unknown) => void; readonly onClose: () => void };

const countAfterMs = 250;

/** The part to which a problem belongs: the deepest whose place its path begins with. */
const placed = (draft: DraftGroup, problem: FilterProblem | null): { readonly id: number; readonly error: string } | null => {
  if (problem === null) return null;
  const holding = nodesOf(draft).filter(({ id }) => problem.path.startsWith(pathOfNode(draft, id) ?? "?"));
  const deepest = holding.toSorted((a, b) => (pathOfNode(draft, b.id)?.length ?? 0) - (pathOfNode(draft, a.id)?.length ?? 0))[0];
  return deepest === undefined ? null : { id: deepest.id, error: problem.error };
};

/** Builds the filters of the list in a window, with how many contacts in force they take. */
export const FilterDialog = ({ filters, words, onApply, onClose }: FilterDialogProps) => {
  const text = useText(listViewsText);
  const store = useService(GroupStore);
  const figures = useService(ContactFigures);
  const [draft, setDraft] = useState(() => draftOfFilters(filters));
  const [count, setCount] = useState<number | null>(null);
  const document = filtersOfDraft(draft, words.fields);
  const read = readGroupFilter(document ?? { $and: [] }, words.fields);
  const asked = E.isRight(read) ? JSON.stringify(document ?? { $and: [] }) : null;
  useEffect(() => {
    setCount(null);
    if (asked === null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => void store.count(JSON.parse(asked))().then((answer) => (isCurrent && E.isRight(answer) ? setCount(answer.right.count) : undefined)), countAfterMs);
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
        <Button kind="primary" isDisabled={asked === null} onPress={() => onApply(document)}>
          {count === null ? text("apply") : text("applyCount", { count })}
        </Button>
      }
    >
      <FilterBuilder draft={draft} words={words} problem={placed(draft, E.isLeft(read) ? read.left : null)} suggest={figures.distinct} onChange={setDraft} />
      {draft.parts.length > 1 && asked !== null ? <p className={styles["note"]}>{sentenceOf(document, words)}</p> : null}
    </Dialog>
  );
};
