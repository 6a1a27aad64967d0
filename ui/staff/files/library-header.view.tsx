import { Ellipsis, FolderPlus, Upload } from "lucide-react";
import type { ReactNode } from "react";
import type { LibraryAction } from "../../../core/files/file-library.view-model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Breadcrumb } from "../../kit/breadcrumb.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { actionIcons } from "./item-menu.view.tsx";
import { folderHref } from "./library-address.ts";
import type { LibraryPlace } from "./library-places.view.tsx";
import styles from "./library.module.css";

export type LibraryHeaderProps = {
  readonly help?: ReactNode;
  readonly place: LibraryPlace;
  /** folders from the top down to the open one */
  readonly path: readonly FileFolder[];
  /** of files; null while unknown */
  readonly count: number | null;
  readonly folderActions: readonly LibraryAction[];
  readonly mayAdd: boolean;
  readonly mayAddFolder: boolean;
  readonly onUpload: () => void;
  readonly onNewFolder: () => void;
  readonly onFolderAction: (action: LibraryAction) => void;
};

const titleKeys = { folder: "title", undescribed: "places.undescribed", duplicates: "places.duplicates", bin: "places.bin" } as const;

/** The title, path and primary actions of the library. */
export const LibraryHeader = (props: LibraryHeaderProps) => {
  const { place, path, count, folderActions, mayAdd, mayAddFolder } = props;
  const text = useText(filesText);
  const folder = path.at(-1);
  const notes = {
    folder: folder?.system === true ? "list.systemNote" : null,
    undescribed: "list.undescribedNote",
    bin: "list.binNote",
    duplicates: null,
  } as const;
  const note = notes[place];
  const crumbs = [
    { label: text("places.all"), href: folderHref(null) },
    ...path.map(({ id, name }) => ({ label: name, href: folderHref(id) })),
  ];
  const named = folderActions.filter((action) => action !== "open" && action !== "download");
  return (
    <>
      {path.length === 0 ? null : (
        <div className={styles["path"]}>
          <Breadcrumb crumbs={crumbs} label={text("list.path")} />
        </div>
      )}
      <PageHeader
        title={folder?.name ?? text(titleKeys[place])}
        {...(count === null ? {} : { count })}
        help={props.help}
        {...(note === null ? {} : { note: text(note) })}
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
                  const action = named.find((one) => one === id);
                  if (action !== undefined) props.onFolderAction(action);
                }}
              />
            )}
            {mayAddFolder ? (
              <Button icon={FolderPlus} onPress={props.onNewFolder}>
                {text("actions.newFolder")}
              </Button>
            ) : null}
            {mayAdd ? (
              <Button kind="primary" icon={Upload} onPress={props.onUpload}>
                {text("actions.upload")}
              </Button>
            ) : null}
          </>
        }
      />
    </>
  );
};
