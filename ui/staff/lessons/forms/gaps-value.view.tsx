import * as E from "fp-ts/lib/Either.js";
import { TextSelect } from "lucide-react";
import { useRef } from "react";
import { missingWords } from "../../../../core/lessons/missing-words.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import { TextArea } from "../../../kit/text-area.view.tsx";
import styles from "./gaps-value.module.css";
import { fieldParts, textOf, type ValueEditorProps } from "./value-editor.ts";

/** A text with gaps, which are listed with the words to choose from as it is typed. */
export const GapsValue = (props: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const area = useRef<HTMLTextAreaElement>(null);
  const { value, values, isReadOnly, onChange } = props;
  const question = textOf(value);
  const read = missingWords(question, values["include_false_answers"] === true, textOf(values["false_answers"]));
  const mark = (): void => {
    const field = area.current;
    if (field === null) return;
    const [start, end] = [field.selectionStart, field.selectionEnd];
    const chosen = question.slice(start, end);
    const word = chosen.trim();
    const at = start + chosen.indexOf(word);
    onChange(`${question.slice(0, at)}{{${word}}}${question.slice(at + word.length)}`);
    field.focus();
  };
  return (
    <div className={styles["gaps"]}>
      <TextArea {...fieldParts(props)} rows={4} areaRef={area} value={question} isReadOnly={isReadOnly} onChange={onChange} />
      {isReadOnly ? null : (
        <div>
          <Button size="small" kind="quiet" icon={TextSelect} onPress={mark}>
            {text("gaps.gap")}
          </Button>
        </div>
      )}
      {E.isLeft(read) ? null : (
        <>
          <p className={styles["preview"]} aria-label={text("gaps.preview")}>
            {read.right.parts.map((part, at) => {
              const gap = read.right.gaps[at];
              return (
                <span key={`${at}${part}`}>
                  {part}
                  {gap === undefined ? null : <span className={styles["gap"]}>{gap}</span>}
                </span>
              );
            })}
          </p>
          <div role="group" aria-label={text("gaps.bank")} className={styles["bank"]}>
            <span className={styles["bankName"]} aria-hidden="true">
              {text("gaps.bank")}
            </span>
            {read.right.bank.map((word, at) => (
              <Pill key={`${word}${at}`}>{word}</Pill>
            ))}
          </div>
        </>
      )}
    </div>
  );
};
