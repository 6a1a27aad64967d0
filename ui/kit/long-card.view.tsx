import { memo, type ReactNode } from "react";
import { dataGridText } from "../i18n/en/data-grid.ts";
import { useText } from "../i18n/use-text.ts";
import { Anchor } from "./anchor.view.tsx";
import box from "./data-grid.module.css";
import { skeletonWidth } from "./grid-skeleton.view.tsx";
import styles from "./long-cards.module.css";
import { Skeleton } from "./skeleton.view.tsx";
import { VisuallyHidden } from "./visually-hidden.view.tsx";

/** The content of a card; each line has a fixed height even when empty, so that all cards are equally high. */
export type LongCardParts = {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly notes: readonly [ReactNode, ReactNode];
  readonly facts: ReactNode;
};

type LongCardProps<Row> = {
  /** Undefined while it is loading. */
  readonly row: Row | undefined;
  /** Index among all cards, from 0. */
  readonly index: number;
  readonly columns: number;
  readonly name: string;
  readonly href: string | undefined;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** Loading the row failed. */
  readonly isMissing: boolean;
  parts(row: Row): LongCardParts;
};

const Absent = ({ index, isMissing, isActive }: { readonly index: number; readonly isMissing: boolean; readonly isActive: boolean }) => {
  const text = useText(dataGridText);
  if (isMissing)
    return (
      <>
        <div className={styles["picture"]} />
        <div className={styles["words"]}>
          <span className={box["missing"]}>{text("missing")}</span>
          <span>
            <button type="button" className={box["retry"]} tabIndex={isActive ? 0 : -1} data-retry="">
              {text("retry")}
            </button>
          </span>
        </div>
      </>
    );
  return (
    <>
      <div className={styles["picture"]}>
        <span className={styles["coming"]}>
          <Skeleton shape="circle" isStill />
        </span>
      </div>
      <div className={styles["words"]}>
        <div className={styles["title"]}>
          <Skeleton shape="title" isStill width={skeletonWidth(index, 0)} />
        </div>
        <div className={styles["note"]}>
          <Skeleton isStill width={skeletonWidth(index, 1)} />
        </div>
        <VisuallyHidden>{text("coming")}</VisuallyHidden>
      </div>
    </>
  );
};

const Drawn = <Row,>({ row, index, columns, name, href, isSelectable, isSelected, isActive, isMissing, parts }: LongCardProps<Row>) => {
  const text = useText(dataGridText);
  const shown = row === undefined ? null : parts(row);
  return (
    <div
      role="gridcell"
      className={styles["card"]}
      data-index={index}
      data-there={row !== undefined}
      aria-colindex={(index % columns) + 1}
      {...(isSelectable ? { "aria-selected": isSelected } : {})}
      tabIndex={isActive ? 0 : -1}
    >
      {shown === null ? (
        <Absent index={index} isMissing={isMissing} isActive={isActive} />
      ) : (
        <>
          <div className={styles["picture"]}>{shown.picture}</div>
          <div className={styles["words"]}>
            <div className={styles["title"]}>
              {href === undefined ? (
                shown.title
              ) : (
                <Anchor href={href} className={box["link"]} tabIndex={isActive ? 0 : -1} data-row-link="" title={name}>
                  {shown.title}
                </Anchor>
              )}
            </div>
            {shown.notes.map((note, line) => (
              <div key={line} className={styles["note"]}>
                {note}
              </div>
            ))}
            <div className={styles["facts"]}>{shown.facts}</div>
          </div>
          {isSelectable ? (
            <span className={styles["corner"]}>
              <input
                type="checkbox"
                className={box["checkbox"]}
                checked={isSelected}
                readOnly
                tabIndex={isActive ? 0 : -1}
                aria-label={text("selectRow", { name })}
                data-select=""
              />
            </span>
          ) : null}
        </>
      )}
    </div>
  );
};

/** A memoised card of a long list, rendered again only when its props change. */
export const LongCard: <Row>(props: LongCardProps<Row>) => ReactNode = memo(Drawn);
