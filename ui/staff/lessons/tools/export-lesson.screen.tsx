import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { bytesText } from "../../../../core/files/bytes-text.rule.ts";
import { type Failure, sayingOf } from "../../../../core/kernel/failure.ts";
import type { LessonKey } from "../../../../core/lessons/lesson.model.ts";
import { exportName } from "../../../../core/lessons/transfer/export-name.rule.ts";
import { type LessonFile, transferLimits } from "../../../../core/lessons/transfer/lesson-file.model.ts";
import { LessonTransfer } from "../../../../core/lessons/transfer/lesson-transfer.port.ts";
import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { saveFile } from "../../../react/save-file.ts";
import { useService } from "../../../react/services.tsx";
import { useSubmit } from "../../../react/use-submit.ts";
import { ExportLessonView } from "./export-lesson.view.tsx";

type ExportLessonScreenProps = {
  readonly lessonKey: LessonKey;
  readonly name: string;
  /** what has to succeed before, such as storing changes */
  readonly before?: TaskEither<Failure, void>;
  readonly onClose: () => void;
};

/** The window that saves a lesson as one file on the device. */
export const ExportLessonScreen = ({ lessonKey, name, before, onClose }: ExportLessonScreenProps) => {
  const transfer = useService(LessonTransfer);
  const [text, words, toasts] = [useText(lessonToolsText), useRefusalWords(), useToasts()];
  const { isPending, failure, run } = useSubmit();
  const read: TaskEither<Failure, LessonFile> = async () => {
    const ready = before === undefined ? E.right(undefined) : await before();
    return E.isLeft(ready) ? ready : transfer.export(lessonKey)();
  };
  const save = (file: LessonFile): void => {
    saveFile(exportName(file.lesson.name), JSON.stringify(file), "application/json");
    const count = file.left_out.length;
    toasts.show(
      count === 0
        ? { text: text("export.saved"), tone: "success" }
        : { text: text("export.without", { count, names: file.left_out.join(", ") }) },
    );
    onClose();
  };
  return (
    <ExportLessonView
      name={name}
      most={bytesText(transferLimits.contents)}
      isPending={isPending}
      error={failure === null ? "" : words(sayingOf(failure))}
      onExport={() => run(read, save)}
      onClose={onClose}
    />
  );
};
