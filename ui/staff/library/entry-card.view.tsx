import type { ReactNode } from "react";
import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import { dataGridText } from "../../i18n/en/data-grid.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import styles from "./library-card.module.css";

/** Where a card is in the grid, and its state there. */
export type CardPlace = { readonly index: number; readonly column: number; readonly isSelected: boolean; readonly isActive: boolean };

type EntryCardProps = {
  readonly item: Pick<LibraryEntry, "name" | "kind">;
  readonly place: CardPlace;
  /** null where it cannot be opened, as in the bin */
  readonly href: string | null;
  readonly picture: ReactNode;
  /** before the name; null for none */
  readonly icon: Icon | null;
  /** one line below the name */
  readonly facts: ReactNode;
  /** below the facts */
  readonly more?: ReactNode;
  readonly menu: ReactNode;
};

/** An entry of a library as a card of the grid. */
export const EntryCard = ({ item: { name, kind }, place, href, picture, icon: Picture, facts, more, menu }: EntryCardProps) => {
  const text = useText(dataGridText);
  const tabIndex = place.isActive ? 0 : -1;
  return (
    <div
      role="gridcell"
      className={styles["card"]}
      data-index={place.index}
      data-kind={kind}
      aria-colindex={place.column}
      aria-selected={place.isSelected}
      tabIndex={tabIndex}
    >
      <div className={styles["picture"]}>{picture}</div>
      <div className={styles["words"]}>
        <div className={styles["name"]}>
          {Picture === null ? null : <Picture className={styles["kind"]} aria-hidden="true" />}
          {href === null ? (
            <span className={styles["title"]} title={name}>
              {name}
            </span>
          ) : (
            <Anchor href={href} className={styles["link"]} tabIndex={tabIndex} data-row-link="" title={name}>
              {name}
            </Anchor>
          )}
        </div>
        <div className={styles["facts"]}>{facts}</div>
        {more}
      </div>
      <span className={styles["select"]}>
        <input
          type="checkbox"
          className={styles["checkbox"]}
          checked={place.isSelected}
          readOnly
          tabIndex={tabIndex}
          aria-label={text("selectRow", { name })}
          data-select=""
        />
      </span>
      <span className={styles["menu"]}>{menu}</span>
    </div>
  );
};

/** One fact of a card, cut off where there is no room. */
export const CardFact = ({ children }: { readonly children: ReactNode }) => <span className={styles["fact"]}>{children}</span>;

/** A large icon instead of a picture. */
export const CardIcon = ({ icon: Picture }: { readonly icon: Icon }) => (
  <span className={styles["folder"]}>
    <Picture aria-hidden="true" />
  </span>
);
