import { ChevronLeft, Menu as MenuPicture, Plus, Search } from "lucide-react";
import type { ReactNode } from "react";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Breadcrumb, type Crumb } from "../../kit/breadcrumb.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Keys } from "../../kit/keys.view.tsx";
import { Menu, type MenuEntry } from "../../kit/menu.view.tsx";
import { Press } from "../../kit/press.view.tsx";
import styles from "./top-bar.module.css";

export type TopBarProps = {
  /** From the area to this page, which is the last. */
  readonly crumbs: readonly Crumb[];
  readonly backHref?: string;
  /** Absent without a search field. */
  readonly onSearch?: () => void;
  /** Called on hover or focus, before the search opens. */
  readonly onSearchIntent?: () => void;
  /** The shortcut that opens the palette on this platform: `Ctrl K` or `⌘ K`. */
  readonly searchKeys?: string;
  readonly create: readonly MenuEntry[];
  readonly onCreate: (id: string) => void;
  /** Colleagues on the same record. */
  readonly presence?: ReactNode;
  readonly notifications?: ReactNode;
  /** Further tools, such as the assistant. */
  readonly tools?: ReactNode;
  /** The colour requested by the embedding page; null for the theme's own. */
  readonly color?: "dark" | "light" | null;
  /** Absent when embedded. */
  readonly onOpenMenu?: () => void;
};

const SearchButton = ({
  onSearch,
  onIntent,
  keys,
}: {
  readonly onSearch: () => void;
  readonly onIntent: () => void;
  readonly keys: string;
}) => {
  const text = useText(staffShellText);
  return (
    <Press className={styles["search"] ?? ""} onPress={onSearch} onIntent={onIntent}>
      <Search className={styles["icon"]} aria-hidden="true" />
      <span className={styles["placeholder"]}>{text("search")}</span>
      <span className={styles["keys"]}>
        <Keys keys={keys} />
      </span>
    </Press>
  );
};

/** Breadcrumbs, search, presence, notifications and the Create menu. */
export const TopBar = ({
  crumbs,
  backHref,
  onSearch,
  onSearchIntent = () => undefined,
  searchKeys = "Ctrl K",
  create,
  onCreate,
  presence,
  notifications,
  tools,
  color = null,
  onOpenMenu,
}: TopBarProps) => {
  const text = useText(staffShellText);
  return (
    <header className={styles["bar"]} data-print="no" {...(color === null ? {} : { "data-header": color })}>
      <div className={styles["place"]}>
        {onOpenMenu === undefined ? null : (
          <span className={styles["burger"]}>
            <IconButton icon={MenuPicture} label={text("openMenu")} onPress={onOpenMenu} />
          </span>
        )}
        {backHref === undefined ? null : (
          <Anchor href={backHref} className={styles["back"]} aria-label={text("back")} title={text("back")}>
            <ChevronLeft className={styles["icon"]} aria-hidden="true" />
          </Anchor>
        )}
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className={styles["tools"]}>
        {onSearch === undefined ? null : <SearchButton onSearch={onSearch} onIntent={onSearchIntent} keys={searchKeys} />}
        {presence === undefined ? null : <span className={styles["presence"]}>{presence}</span>}
        {notifications}
        {tools}
        {create.length === 0 ? null : (
          <Menu
            label={text("create")}
            placement="bottom end"
            trigger={
              <Button kind="primary" size="small" icon={Plus}>
                <span className={styles["createWord"]}>{text("create")}</span>
              </Button>
            }
            groups={[{ id: "create", entries: create }]}
            onAction={onCreate}
          />
        )}
      </div>
    </header>
  );
};
