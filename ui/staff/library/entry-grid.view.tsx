import { type ReactNode, useMemo, useRef } from "react";
import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import { cardForKey } from "../../kit/card-keys.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { sourceOf } from "../../kit/long-rows.ts";
import { useCardColumns } from "../../kit/use-card-columns.ts";
import { useGridActions } from "../../kit/use-grid-actions.ts";
import { useGridFocus } from "../../kit/use-grid-focus.ts";
import type { CardPlace } from "./entry-card.view.tsx";
import { EntryClicks } from "./entry-clicks.view.tsx";
import styles from "./library-card.module.css";

export type EntryGridProps<E extends LibraryEntry> = {
  readonly label: string;
  readonly items: readonly E[];
  readonly selection: Selection;
  readonly isLoading: boolean;
  readonly children: (item: E, place: CardPlace) => ReactNode;
  readonly onSelection: (selection: Selection) => void;
};

const keyOf = ({ key }: LibraryEntry): string => key;
const nowhere = (): void => undefined;

/** Entries as cards, operable by keyboard in both directions like every grid. */
export const EntryGrid = <E extends LibraryEntry>({ label, items, selection, isLoading, onSelection, children }: EntryGridProps<E>) => {
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const columns = useCardColumns(frame);
  const perLine = columns ?? 1;
  const source = useMemo(() => sourceOf(items, undefined, keyOf), [items]);
  const focus = useGridFocus(body, items.length);
  const actions = useGridActions({
    props: { onSelectionChange: onSelection },
    source,
    selection,
    focus,
    scrollTo: nowhere,
    keys: (key, active, count) => cardForKey(key, active, count, perLine),
  });
  const lines = Array.from({ length: columns === null ? 0 : Math.ceil(items.length / perLine) }, (_, line) =>
    items.slice(line * perLine, (line + 1) * perLine),
  );
  return (
    <EntryClicks {...{ items, selection, isLoading, onSelection }}>
      <div ref={frame}>
        <div
          role="grid"
          className={styles["grid"]}
          aria-label={label}
          aria-multiselectable
          aria-busy={isLoading}
          aria-colcount={perLine}
          data-selecting={selection.size > 0}
        >
          <div ref={body} role="rowgroup" onKeyDown={actions.onKeyDown} onClick={actions.onClick} onFocus={actions.onFocus}>
            {lines.map((line, at) => (
              <div
                key={line[0]?.key}
                role="row"
                className={styles["line"]}
                data-columns={perLine}
                aria-rowindex={at + 1}
                style={{ gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))` }}
              >
                {line.map((item, column) => {
                  const index = at * perLine + column;
                  return children(item, {
                    index,
                    column: column + 1,
                    isSelected: selection.has(item.key),
                    isActive: index === focus.active,
                  });
                })}
              </div>
            ))}
          </div>
        </div>
      </div>
    </EntryClicks>
  );
};
