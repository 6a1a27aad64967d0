import { ListFilterPlus, SlidersHorizontal, UsersRound, X } from "lucide-react";
import type { ReactNode } from "react";
import { type FilterPart, partsOf } from "../../../../core/groups/filter-parts.rule.ts";
import type { GroupVocabulary } from "../../../../core/groups/group-answers.model.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { sentenceOf } from "../../groups/group-words.ts";
import styles from "./shape.module.css";

export type FilterBarProps = {
  readonly filters: unknown;
  readonly words: GroupVocabulary;
  /** quick filters, shown before the others */
  readonly children?: ReactNode;
  readonly onOpen: () => void;
  readonly onRemove: (part: FilterPart) => void;
  readonly onClear: () => void;
  /** undefined for users who may not create groups */
  readonly onGroup: (() => void) | undefined;
};

/** The filters of a list as chips, and as a sentence. */
export const FilterBar = ({ filters, words, children, onOpen, onRemove, onClear, onGroup }: FilterBarProps) => {
  const text = useText(listViewsText);
  const parts = partsOf(filters, words.fields);
  return (
    <div className={styles["filters"]} role="group" aria-label={text("filters")}>
      {children}
      {parts.map((part) => {
        const said = sentenceOf(part.document, words).replace(/\.$/, "");
        return (
          <span key={part.id} className={styles["chip"]}>
            <button type="button" aria-label={text("change", { said })} onClick={onOpen}>
              <span className={styles["said"]}>{said}</span>
            </button>
            <button type="button" aria-label={text("drop", { said })} onClick={() => onRemove(part)}>
              <X className={styles["cross"]} aria-hidden="true" />
            </button>
          </span>
        );
      })}
      <Button size="small" kind="quiet" icon={parts.length === 0 ? ListFilterPlus : SlidersHorizontal} onPress={onOpen}>
        {text(parts.length === 0 ? "addFilter" : "editFilters")}
      </Button>
      {parts.length === 0 ? null : (
        <>
          {onGroup === undefined ? null : (
            <Button size="small" kind="quiet" icon={UsersRound} onPress={onGroup}>
              {text("asGroup")}
            </Button>
          )}
          <Button size="small" kind="quiet" icon={X} onPress={onClear}>
            {text("clear")}
          </Button>
          {parts.length > 1 ? <p className={styles["sentence"]}>{sentenceOf(filters, words)}</p> : null}
        </>
      )}
    </div>
  );
};
