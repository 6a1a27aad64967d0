import { useMemo } from "react";
import type { FileSort } from "../../../core/files/file-query.model.ts";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { useStable } from "../../react/use-stable.ts";
import { EntryRows } from "../library/entry-rows.view.tsx";
import type { FileCardProps } from "./file-card.view.tsx";
import { fileColumns } from "./file-columns.tsx";

type FileRowsProps = {
  readonly label: string;
  readonly items: readonly LibraryItem[];
  readonly selection: Selection;
  readonly sort: FileSort;
  readonly isLoading: boolean;
  /** epoch seconds */
  readonly now: number;
  readonly cardOf: (item: LibraryItem) => FileCardProps;
  readonly onSelection: (selection: Selection) => void;
  readonly onSort: (sort: string) => void;
};

/** Files and folders as a list. */
export const FileRows = ({ now, cardOf, ...rows }: FileRowsProps) => {
  const say = useText(filesText);
  const language = useLanguage();
  const latest = useStable(cardOf);
  const columns = useMemo(() => fileColumns({ say, language, now, cardOf: latest }), [say, language, now, latest]);
  return <EntryRows {...rows} columns={columns} hrefOf={(item) => cardOf(item).href} />;
};
