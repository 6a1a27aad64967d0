import { useState } from "react";
import { bytesText } from "../../../../core/files/bytes-text.rule.ts";
import { sayingOf } from "../../../../core/kernel/failure.ts";
import { Ids } from "../../../../core/kernel/ids.port.ts";
import { type LessonImported, transferLimits } from "../../../../core/lessons/transfer/lesson-file.model.ts";
import { LessonTransfer } from "../../../../core/lessons/transfer/lesson-transfer.port.ts";
import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useGo } from "../../../react/address.ts";
import { chooseFiles } from "../../../react/choose-local-files.ts";
import { readTextFile } from "../../../react/read-text-file.ts";
import { useService } from "../../../react/services.tsx";
import { useSubmit } from "../../../react/use-submit.ts";
import { editHref } from "../editor/editor-address.ts";
import { ImportLessonView } from "./import-lesson.view.tsx";

/** @property key of the attempt, so that a repeated import creates no second lesson */
type Chosen = { readonly file: unknown; readonly plan: LessonImported; readonly key: string };

type ImportLessonScreenProps = {
  /** folder that the lesson is put into; null for none */
  readonly folder: number | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** A JSON value in a text; null for any other text. */
const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** The window that creates a lesson from a file, after it has shown what the file holds. */
export const ImportLessonScreen = ({ folder, onDone, onClose }: ImportLessonScreenProps) => {
  const [transfer, ids] = [useService(LessonTransfer), useService(Ids)];
  const [text, words, toasts, go] = [useText(lessonToolsText), useRefusalWords(), useToasts(), useGo()];
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState("");
  const { isPending, failure, run } = useSubmit();
  const read = async (local: File): Promise<void> => {
    const { name, size } = local;
    setChosen(null);
    if (size > transferLimits.bytes) return setProblem(text("import.large", { name, most: bytesText(transferLimits.bytes) }));
    const file = parsed(await readTextFile(local));
    if (file === null) return setProblem(text("import.unread", { name }));
    setProblem("");
    run(transfer.import({ file, folder_id: folder, dry_run: true }), (plan) => setChosen({ file, plan, key: ids.uuid() }));
  };
  const apply = ({ file, key }: Chosen): void =>
    run(transfer.import({ file, folder_id: folder, key }), ({ lesson }) => {
      if (lesson !== null) toasts.undoable(text("import.done", { name: lesson.name }), text("import.open"), () => go(editHref(lesson.id)));
      onDone();
      onClose();
    });
  return (
    <ImportLessonView
      plan={chosen?.plan ?? null}
      isPending={isPending}
      error={failure === null ? problem : words(sayingOf(failure))}
      onChoose={() =>
        chooseFiles(([local]) => {
          if (local !== undefined) void read(local);
        }, false)
      }
      onImport={() => {
        if (chosen !== null) apply(chosen);
      }}
      onClose={onClose}
    />
  );
};
