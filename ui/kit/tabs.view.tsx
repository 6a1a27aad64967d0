import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useLanguage } from "../i18n/use-text.ts";
import { Anchor } from "./anchor.view.tsx";
import styles from "./tabs.module.css";
import { useSelectedInSight } from "./use-selected-in-sight.ts";

export type TabItem = {
  readonly id: string;
  readonly label: string;
  /** A number beside the label. */
  readonly count?: number;
  /** The tab's own address, which makes it a link. */
  readonly href?: string;
  /** Absent when the router renders the content. */
  readonly content?: ReactNode;
};

export type TabsProps = {
  /** Names the set for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected: string;
  readonly onSelect?: (id: string) => void;
};

const Count = ({ count }: { readonly count: number }) => (
  <span className={styles["count"]}>{new Intl.NumberFormat(useLanguage()).format(count)}</span>
);

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tab that a key moves to, wrapping around; null for other keys. */
const tabForKey = (key: string, at: number, count: number): number | null => {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? null : (at + step + count) % count;
};

/** Views of one subject; arrow keys move between tabs. A tab with an address is followed when pressed. */
export const Tabs = ({ label, tabs, selected, onSelect = () => undefined }: TabsProps) => {
  const id = useId();
  const list = useSelectedInSight<HTMLDivElement>(selected);
  const shown = tabs.find((tab) => tab.id === selected);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const next = tabForKey(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}${tab.id}`)?.focus();
    if (tab.href === undefined) onSelect(tab.id);
  };
  return (
    <div className={styles["tabs"]}>
      <div ref={list} role="tablist" aria-label={label} className={styles["list"]}>
        {tabs.map((tab, at) => {
          const isSelected = tab.id === selected;
          const shared = {
            id: `${id}${tab.id}`,
            role: "tab",
            className: styles["tab"],
            tabIndex: isSelected ? 0 : -1,
            "aria-selected": isSelected,
            ...(isSelected && tab.content !== undefined ? { "aria-controls": `${id}panel` } : {}),
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, at),
          };
          const words = (
            <>
              {tab.label}
              {tab.count === undefined ? null : " "}
              {tab.count === undefined ? null : <Count count={tab.count} />}
            </>
          );
          return tab.href === undefined ? (
            <button key={tab.id} type="button" {...shared} onClick={() => onSelect(tab.id)}>
              {words}
            </button>
          ) : (
            <Anchor key={tab.id} href={tab.href} {...shared}>
              {words}
            </Anchor>
          );
        })}
      </div>
      {shown?.content === undefined ? null : (
        <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${shown.id}`} tabIndex={0} className={styles["panel"]}>
          {shown.content}
        </div>
      )}
    </div>
  );
};
