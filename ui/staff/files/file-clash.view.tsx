import type { FileDraft, FileField } from "../../../core/files/file-draft.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { SaverClash } from "../../../core/kernel/saver.model.ts";
import { ClashDialog } from "../../fields/clash-dialog.view.tsx";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { useText } from "../../i18n/use-text.ts";

export type FileClashProps = {
  readonly draft: FileDraft;
  readonly clash: SaverClash<FileRecord, FileField>;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** closes without a choice: both values are kept */
  readonly onSetAside: () => void;
};

/** A version conflict of a file: both values of each field, of which the user keeps one side. */
export const FileClashView = ({ draft, clash, onKeepMine, onTakeTheirs, onSetAside }: FileClashProps) => {
  const text = useText(fileDetailsText);
  const labels = { filename: text("name"), description: text("description"), focus: text("focus") } as const;
  const inWords = ({ filename, description, focus }: FileDraft, field: FileField): string => {
    if (field !== "focus") return field === "filename" ? filename : description;
    return focus === null ? "" : text("focusAt", { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) });
  };
  const rows = clash.fields.map((field) => ({
    field,
    label: labels[field],
    mine: inWords(draft, field),
    theirs: inWords(clash.theirs, field),
  }));
  return <ClashDialog rows={rows} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} onClose={onSetAside} />;
};
