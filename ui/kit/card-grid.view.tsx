import type { ReactNode } from "react";
import { Anchor } from "./anchor.view.tsx";
import styles from "./card-grid.module.css";

export type CardItem = {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  /** Above the text, in its full width. */
  readonly picture?: ReactNode;
  /** Beside the text: an avatar. */
  readonly avatar?: ReactNode;
  readonly note?: ReactNode;
  /** Below the text: pills, progress, people. */
  readonly facts?: ReactNode;
  /** In the top corner: a menu or a checkbox. */
  readonly corner?: ReactNode;
  readonly isSelected?: boolean;
};

type CardGridProps = { readonly label: string; readonly items: readonly CardItem[] };

const Title = ({ item }: { readonly item: CardItem }) =>
  item.href === undefined ? (
    item.title
  ) : (
    <Anchor href={item.href} className={styles["link"]}>
      {item.title}
    </Anchor>
  );

/** Records as cards; each card is one link. */
export const CardGrid = ({ label, items }: CardGridProps) => (
  <ul className={styles["grid"]} aria-label={label}>
    {items.map((item) => (
      <li key={item.id} className={styles["card"]} data-linked={item.href !== undefined} data-selected={item.isSelected}>
        {item.picture === undefined ? null : <div className={styles["picture"]}>{item.picture}</div>}
        <div className={styles["body"]} data-beside={item.avatar === undefined ? undefined : true}>
          {item.avatar}
          <h2 className={styles["title"]}>
            <Title item={item} />
          </h2>
          {item.note === undefined ? null : <div className={styles["note"]}>{item.note}</div>}
          {item.facts === undefined ? null : <div className={styles["facts"]}>{item.facts}</div>}
        </div>
        {item.corner === undefined ? null : <div className={styles["corner"]}>{item.corner}</div>}
      </li>
    ))}
  </ul>
);
