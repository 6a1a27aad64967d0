import { Plus, Search } from "lucide-react";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Keys } from "../../kit/keys.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { Press } from "../../kit/press.view.tsx";
import type { StaffShellProps } from "../../staff/shell/staff-shell.view.tsx";
import styles from "./ink-shell.module.css";

type Tools = { readonly topBar: StaffShellProps["topBar"] };

/** The palette's search field in the middle of the bar. */
export const InkSearch = ({ topBar: { onSearch, onSearchIntent = () => undefined, searchKeys = "Ctrl K" } }: Tools) => {
  const text = useText(staffShellText);
  return (
    <div className={styles["middle"]}>
      {onSearch === undefined ? null : (
        <Press className={styles["search"] ?? ""} onPress={onSearch} onIntent={onSearchIntent}>
          <Search className={styles["icon"]} aria-hidden="true" />
          <span className={styles["searchWord"]}>{text("search")}</span>
          <span className={styles["keys"]}>
            <Keys keys={searchKeys} />
          </span>
        </Press>
      )}
    </div>
  );
};

/** The create menu, presence and notifications. */
export const InkTools = ({ topBar: { create, onCreate, presence, notifications, tools } }: Tools) => {
  const text = useText(staffShellText);
  return (
    <>
      {create.length === 0 ? null : (
        <Menu
          label={text("create")}
          placement="bottom end"
          trigger={<IconButton icon={Plus} label={text("create")} />}
          groups={[{ id: "create", entries: create }]}
          onAction={onCreate}
        />
      )}
      {presence === undefined ? null : <span className={styles["wide"]}>{presence}</span>}
      {notifications}
      {tools}
    </>
  );
};
