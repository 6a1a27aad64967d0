import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";
import { useLanguage } from "../i18n/use-text.ts";
import styles from "./tabs.module.css";

export type TabItem = {
  readonly id: string;
  readonly label: string;
  /** A number beside the label. */
  readonly count?: number;
  /** An address of its own: the tab is then a link. */
  readonly href?: string;
  /** Absent when the router draws the content. */
  readonly content?: ReactNode;
};

export type TabsProps = {
  /** Names the set for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected: string;
  readonly onSelect?: (id: string) => void;
};

const Count = ({ count }: { readonly count: number }) => <span className={styles["count"]}>{new Intl.NumberFormat(useLanguage()).format(count)}</span>;

/** Views of one thing, side by side; arrow keys move between them. */
export const Tabs = ({ label, tabs, selected, onSelect = () => undefined }: TabsProps) => (
  <AriaTabs className={styles["tabs"] ?? ""} selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
    <TabList className={styles["list"] ?? ""} aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} className={styles["tab"] ?? ""} {...(tab.href === undefined ? {} : { href: tab.href })}>
          {tab.label}
          {tab.count === undefined ? null : <Count count={tab.count} />}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className={styles["panel"] ?? ""}>
        {tab.content}
      </TabPanel>
    ))}
  </AriaTabs>
);
