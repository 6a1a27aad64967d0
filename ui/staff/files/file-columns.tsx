import { Folder } from "lucide-react";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import type { filesText } from "../../i18n/en/files.ts";
import { fileSize } from "../../i18n/file-size.ts";
import type { Say } from "../../i18n/text-types.ts";
import type { Column } from "../../kit/grid-column.ts";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { EntryMenu } from "../library/entry-menu.view.tsx";
import { EntryName } from "../library/entry-name.view.tsx";
import type { FileCardProps } from "./file-card.view.tsx";
import { FileThumbnail } from "./file-thumbnail.view.tsx";
import { ItemMarks } from "./item-facts.view.tsx";

type ColumnsOf = {
  readonly say: Say<typeof filesText.texts>;
  readonly language: string;
  /** epoch seconds */
  readonly now: number;
  readonly cardOf: (item: LibraryItem) => Pick<FileCardProps, "note" | "actions" | "onAction">;
};

const timeOf = (item: LibraryItem): number => (item.kind === "file" ? item.file.updated_at : item.folder.updated_at);

const Name = ({ item }: { readonly item: LibraryItem }) => (
  <EntryName
    name={item.name}
    picture={item.kind === "file" ? <FileThumbnail file={item.file} width={320} isBare /> : <Folder aria-hidden="true" />}
    marks={<ItemMarks item={item} />}
  />
);

/** The columns of the file library as a list. */
export const fileColumns = ({ say, language, now, cardOf }: ColumnsOf): readonly Column<LibraryItem>[] => [
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
      return <EntryMenu name={item.name} actions={actions} onAction={onAction} />;
    },
  },
];
