import { FileUp } from "lucide-react";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import { QuestionFormat } from "../../../../core/lessons/questions/question-plan.model.ts";
import { lessonQuestionsText } from "../../../i18n/en/lesson-questions.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { RadioGroup } from "../../../kit/radio-group.view.tsx";
import { TextArea } from "../../../kit/text-area.view.tsx";
import { chooseFiles } from "../../../react/choose-local-files.ts";
import { readTextFile } from "../../../react/read-text-file.ts";
import type { QuestionsInput } from "./questions-dialog.view.tsx";
import { QuestionsHelp } from "./questions-help.view.tsx";
import styles from "./questions.module.css";

type QuestionsInputViewProps = {
  readonly input: QuestionsInput;
  readonly isTooLong: boolean;
  readonly onInput: (input: QuestionsInput) => void;
};

const most = lessonLimits.questionsText;
const isTable = /\.(?:csv|tsv|tab)$/i;

/** The format and the text of questions, typed, pasted or from a file. */
export const QuestionsInputView = ({ input, isTooLong, onInput }: QuestionsInputViewProps) => {
  const text = useText(lessonQuestionsText);
  const read = async (file: File): Promise<void> => {
    const found = await readTextFile(file);
    const told = { name: file.name, isRead: found !== null };
    onInput(found === null ? { ...input, file: told } : { format: isTable.test(file.name) ? "csv" : "gift", text: found, file: told });
  };
  const { file } = input;
  return (
    <>
      <RadioGroup
        label={text("format")}
        value={input.format}
        options={[
          { id: "gift", label: text("gift"), note: text("giftNote") },
          { id: "csv", label: text("csv"), note: text("csvNote") },
        ]}
        onChange={(format) => {
          if (QuestionFormat.is(format)) onInput({ ...input, format });
        }}
      />
      <QuestionsHelp format={input.format} />
      <TextArea
        label={text("text")}
        rows={8}
        value={input.text}
        autoFocus
        error={isTooLong ? text("tooLong", { most }) : ""}
        count={text("count", { count: input.text.length, most })}
        onChange={(typed) => onInput({ ...input, text: typed, file: null })}
      />
      <div className={styles["file"]}>
        <Button
          icon={FileUp}
          onPress={() =>
            chooseFiles(([chosen]) => {
              if (chosen !== undefined) void read(chosen);
            }, false)
          }
        >
          {text("choose")}
        </Button>
        <p role="status" className={styles["note"]} data-wrong={file?.isRead === false}>
          {file === null ? "" : text(file.isRead ? "chosen" : "unreadFile", { name: file.name })}
        </p>
      </div>
    </>
  );
};
