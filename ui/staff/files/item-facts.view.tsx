import { ImageOff, UsersRound } from "lucide-react";
import { isUndescribed } from "../../../core/files/file-details.view-model.ts";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { EntryMark } from "../library/entry-mark.view.tsx";

/** Marks of an entry: shared with teams, a picture without a description. */
export const ItemMarks = ({ item }: { readonly item: LibraryItem }) => {
  const text = useText(filesText);
  return (
    <>
      {item.teams.length === 0 ? null : <EntryMark icon={UsersRound} label={text("facts.shared")} />}
      {item.kind === "file" && isUndescribed(item.file) ? <EntryMark icon={ImageOff} label={text("facts.undescribed")} /> : null}
    </>
  );
};

/** Type and size of a file, or the number of files of a folder. */
export const ItemFacts = ({ item }: { readonly item: LibraryItem }) => {
  const text = useText(filesText);
  const language = useLanguage();
  if (item.kind === "folder") return text("facts.files", { count: item.folder.files_count });
  const { extension, type, size } = item.file;
  return `${extension === "" ? text(`kinds.${type}`) : extension.toUpperCase()} · ${fileSize(size, language)}`;
};
