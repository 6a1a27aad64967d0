import { useMemo, useRef } from "react";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { cardForKey } from "../../kit/card-keys.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { sourceOf } from "../../kit/long-rows.ts";
import { useCardColumns } from "../../kit/use-card-columns.ts";
import { useGridActions } from "../../kit/use-grid-actions.ts";
import { useGridFocus } from "../../kit/use-grid-focus.ts";
import styles from "./library-card.module.css";
import { LibraryCard, type LibraryCardProps } from "./library-card.view.tsx";

type LibraryGridProps = {
  readonly label: string;
  readonly items: readonly LibraryItem[];
  readonly selection: Selection;
  readonly isLoading: boolean;
  readonly cardOf: (item: LibraryItem) => Pick<LibraryCardProps, "href" | "note" | "actions" | "onAction">;
  readonly onSelection: (selection: Selection) => void;
};

const keyOf = ({ key }: LibraryItem): string => key;
const nowhere = (): void => undefined;

/** Files and folders as cards, operable by keyboard in both directions like every grid. */
export const LibraryGrid = ({ label, items, selection, isLoading, cardOf, onSelection }: LibraryGridProps) => {
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
              {line.map((item, place) => (
                <LibraryCard
                  key={item.key}
                  {...cardOf(item)}
                  item={item}
                  index={at * perLine + place}
                  column={place + 1}
                  isSelected={selection.has(item.key)}
                  isActive={at * perLine + place === focus.active}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};
