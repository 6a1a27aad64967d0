import { Check } from "lucide-react";
import type { RefObject } from "react";
import { Header, Menu as AriaMenu, MenuItem, MenuSection, Popover, Text } from "react-aria-components";
import { Keys } from "./keys.view.tsx";
import styles from "./menu.module.css";
import type { MenuEntry, MenuProps } from "./menu.view.tsx";
import { useBackCloses } from "./use-back-closes.ts";

type MenuBodyProps = Omit<MenuProps, "trigger" | "placement"> & {
  readonly placement: NonNullable<MenuProps["placement"]>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Where the focus is placed on opening; null while closed. */
  readonly entrance: "first" | "last" | "list" | null;
  readonly onClose: () => void;
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

/** The menu itself, in an overlay beside its button. */
export const MenuBody = ({ label, groups, onAction, placement, button, entrance, onClose }: MenuBodyProps) => {
  useBackCloses(entrance !== null, onClose);
  return (
    <Popover
      className={styles["popover"] ?? ""}
      trigger="MenuTrigger"
      triggerRef={button}
      isOpen={entrance !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement={placement}
      offset={6}
    >
      <AriaMenu
        className={styles["menu"] ?? ""}
        aria-label={label}
        autoFocus={entrance === "first" || entrance === "last" ? entrance : true}
        onClose={onClose}
      >
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
  );
};
