import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger, Popover, Text } from "react-aria-components";
import type { Icon } from "./icon.ts";
import { Keys } from "./keys.view.tsx";
import styles from "./menu.module.css";

export type MenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon?: Icon;
  /** Keys that do the same anywhere on the screen. */
  readonly shortcut?: string;
  /** A second line, such as why it is not to be had. */
  readonly note?: string;
  readonly badge?: string;
  readonly href?: string;
  readonly target?: "_blank";
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
};

export type MenuGroup = {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
  /** Given for a choice of one: the entry that is chosen now. */
  readonly chosen?: string;
};

export type MenuProps = {
  /** Names the menu for screen readers. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly groups: readonly MenuGroup[];
  readonly onAction: (id: string, group: string) => void;
  readonly placement?: "bottom start" | "bottom end" | "top start" | "top end" | "right bottom";
};

const Entry = ({ entry, isChoice, onAction }: { readonly entry: MenuEntry; readonly isChoice: boolean; readonly onAction: () => void }) => {
  const Picture = entry.icon;
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={styles["item"] ?? ""}
      data-dangerous={entry.isDangerous === true}
      isDisabled={entry.isDisabled === true}
      onAction={onAction}
      {...(entry.href === undefined ? {} : { href: entry.href })}
      {...(entry.target === undefined ? {} : { target: entry.target, rel: "noopener noreferrer" })}
    >
      {Picture === undefined ? null : <Picture className={styles["icon"]} aria-hidden="true" />}
      <span className={styles["words"]}>
        <Text slot="label">{entry.label}</Text>
        {entry.note === undefined ? null : (
          <Text slot="description" className={styles["note"] ?? ""}>
            {entry.note}
          </Text>
        )}
      </span>
      {entry.badge === undefined ? null : <span className={styles["badge"]}>{entry.badge}</span>}
      {entry.shortcut === undefined ? null : <Keys keys={entry.shortcut} />}
      {isChoice ? <Check className={styles["check"]} aria-hidden="true" /> : null}
    </MenuItem>
  );
};

/** Actions behind one button, in groups; a group with something chosen is a choice of one. */
export const Menu = ({ label, trigger, groups, onAction, placement = "bottom start" }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <Popover className={styles["popover"] ?? ""} placement={placement} offset={6}>
      <AriaMenu className={styles["menu"] ?? ""} aria-label={label}>
        {groups.map((group) => (
          <MenuSection
            key={group.id}
            id={`group ${group.id}`}
            className={styles["group"] ?? ""}
            aria-label={group.title ?? label}
            {...(group.chosen === undefined ? {} : { selectionMode: "single", disallowEmptySelection: true, selectedKeys: [group.chosen] })}
          >
            {group.title === undefined ? null : <Header className={styles["title"]}>{group.title}</Header>}
            {group.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isChoice={group.chosen !== undefined} onAction={() => onAction(entry.id, group.id)} />
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
