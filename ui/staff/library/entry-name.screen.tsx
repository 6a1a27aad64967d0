import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type Failure, sayingOf } from "../../../core/kernel/failure.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { NameDialog } from "../groups/name-dialog.view.tsx";

type EntryNameProps = {
  /** the name before; null for a new folder */
  readonly before: string | null;
  /** of the field */
  readonly label: string;
  /** characters */
  readonly maxLength: number;
  readonly command: (name: string) => TaskEither<Failure, unknown>;
  readonly onClose: () => void;
};

/** Renames an entry, or names a new folder. */
export const EntryNameScreen = ({ before, label, maxLength, command, onClose }: EntryNameProps) => {
  const text = useText(libraryText);
  const words = useRefusalWords();
  const { isPending, failure, run } = useSubmit();
  return (
    <NameDialog
      title={before === null ? text("actions.newFolder") : text("folder.rename", { name: before })}
      label={label}
      action={text(before === null ? "folder.create" : "folder.save")}
      start={before ?? ""}
      error={failure === null ? null : words(sayingOf(failure))}
      isPending={isPending}
      maxLength={maxLength}
      onSubmit={(name) => run(command(name), onClose)}
      onClose={onClose}
    />
  );
};
