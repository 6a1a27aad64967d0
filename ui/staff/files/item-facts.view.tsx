import { ImageOff, UsersRound } from "lucide-react";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { EntryMark } from "../library/entry-mark.view.tsx";
import { fileSize } from "./size-words.ts";

/** Marks of an entry: shared with teams, a picture without a description. */
export const ItemMarks = ({ item }: { readonly item: LibraryItem }) => {
  const text = useText(filesText);
  const isUndescribed = item.kind === "file" && item.file.type === "image" && item.file.description === "" && item.editable;
  return (
    <>
      {item.teams.length === 0 ? null : <EntryMark icon={UsersRound} label={text("facts.shared")} />}
      {isUndescribed ? <EntryMark icon={ImageOff} label={text("facts.undescribed")} /> : null}
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
