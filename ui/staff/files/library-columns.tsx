import { Folder } from "lucide-react";
import { itemName, type LibraryItem } from "../../../core/files/library-item.rule.ts";
import type { filesText } from "../../i18n/en/files.ts";
import { fileSize } from "../../i18n/file-size.ts";
import type { Say } from "../../i18n/text-types.ts";
import type { Column } from "../../kit/grid-column.ts";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { FileThumbnail } from "./file-thumbnail.view.tsx";
import { ItemMarks } from "./item-facts.view.tsx";
import { ItemMenu } from "./item-menu.view.tsx";
import type { LibraryCardProps } from "./library-card.view.tsx";
import styles from "./library.module.css";

type ColumnsOf = {
  readonly say: Say<typeof filesText.texts>;
  readonly language: string;
  /** epoch seconds */
  readonly now: number;
  readonly cardOf: (item: LibraryItem) => Pick<LibraryCardProps, "note" | "actions" | "onAction">;
};

const timeOf = (item: LibraryItem): number => (item.kind === "file" ? item.file.updated_at : item.folder.updated_at);

const Name = ({ item }: { readonly item: LibraryItem }) => (
  <span className={styles["nameCell"]}>
    <span className={styles["tiny"]}>
      {item.kind === "file" ? (
        <FileThumbnail file={item.file} width={320} isBare />
      ) : (
        <Folder className={styles["tinyIcon"]} aria-hidden="true" />
      )}
    </span>
    <span className={styles["nameText"]}>{itemName(item)}</span>
    <span className={styles["marks"]}>
      <ItemMarks item={item} />
    </span>
  </span>
);

/** The columns of the library as a list. */
export const libraryColumns = ({ say, language, now, cardOf }: ColumnsOf): readonly Column<LibraryItem>[] => [
  {
    id: "name",
    header: say("columns.name"),
    width: "fill",
    isSortable: true,
    cell: (item) => <Name item={item} />,
  },
  {
    id: "type",
    header: say("columns.kind"),
    width: "normal",
    isSortable: true,
    onPhone: "hidden",
    cell: (item) => cardOf(item).note ?? say(item.kind === "file" ? `kinds.${item.file.type}` : "kinds.folder"),
  },
  {
    id: "size",
    header: say("columns.size"),
    width: "small",
    align: "end",
    isSortable: true,
    onPhone: "bare",
    cell: (item) => (item.kind === "file" ? fileSize(item.file.size, language) : say("facts.files", { count: item.folder.files_count })),
  },
  {
    id: "updated",
    header: say("columns.updated"),
    width: "normal",
    isSortable: true,
    onPhone: "hidden",
    // what comes with the product has no time
    cell: (item) => (timeOf(item) === 0 ? null : <TimeAgo at={timeOf(item)} now={now} />),
  },
  {
    id: "actions",
    header: say("columns.actions"),
    width: "small",
    align: "end",
    onPhone: "hidden",
    cell: (item) => {
      const { actions, onAction } = cardOf(item);
      return <ItemMenu name={itemName(item)} actions={actions} onAction={onAction} />;
    },
  },
];
