import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import type { EntryAction } from "../../../core/library/entry-action.model.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Breadcrumb, type Crumb } from "../../kit/breadcrumb.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { actionIcons } from "./entry-menu.view.tsx";
import styles from "./library.module.css";

type LibraryHeaderProps<A extends EntryAction> = {
  readonly title: string;
  readonly help?: ReactNode;
  readonly note: string | null;
  /** from the top down to the open folder; empty at the top */
  readonly crumbs: readonly Crumb[];
  /** of what is in the list; null while unknown */
  readonly count: number | null;
  readonly folderActions: readonly A[];
  readonly onFolderAction: (action: A) => void;
  /** the primary actions */
  readonly children: ReactNode;
};

/** The title, path and primary actions of a library. */
export const LibraryHeader = <A extends EntryAction>(props: LibraryHeaderProps<A>) => {
  const { title, note, crumbs, count, folderActions, onFolderAction } = props;
  const text = useText(libraryText);
  const named: readonly EntryAction[] = folderActions.filter((action) => action !== "open" && action !== "download");
  return (
    <>
      {crumbs.length === 0 ? null : (
        <div className={styles["path"]}>
          <Breadcrumb crumbs={crumbs} label={text("list.path")} />
        </div>
      )}
      <PageHeader
        title={title}
        {...(count === null ? {} : { count })}
        help={props.help}
        {...(note === null ? {} : { note })}
        actions={
          <>
            {named.length === 0 ? null : (
              <Menu
                label={text("actions.folderActions")}
                placement="bottom end"
                trigger={<IconButton icon={Ellipsis} label={text("actions.folderActions")} />}
                groups={[
                  {
                    id: "folder",
                    entries: named.map((id) => ({ id, label: text(`actions.${id}`), icon: actionIcons[id], isDangerous: id === "remove" })),
                  },
                ]}
                onAction={(id) => {
                  const action = folderActions.find((one) => one === id);
                  if (action !== undefined) onFolderAction(action);
                }}
              />
            )}
            {props.children}
          </>
        }
      />
    </>
  );
};
