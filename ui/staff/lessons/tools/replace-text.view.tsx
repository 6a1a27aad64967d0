import { useId } from "react";
import type { LessonReplacement, LessonReplacements } from "../../../../core/lessons/replace/lesson-replacement.model.ts";
import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Checkbox } from "../../../kit/checkbox.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import styles from "./lesson-tools.module.css";

export type ReplaceValues = Pick<LessonReplacement, "find" | "by" | "match_case" | "whole_words">;

/**
 * @property selected number of lessons that it is limited to; null: all
 * @property plan null before the first search, and after a change of what is searched
 */
type ReplaceTextProps = {
  readonly selected: number | null;
  readonly values: ReplaceValues;
  readonly plan: LessonReplacements | null;
  readonly isPending: boolean;
  readonly error: string;
  readonly onChange: (values: ReplaceValues) => void;
  readonly onLook: () => void;
  readonly onApply: () => void;
  readonly onClose: () => void;
};

/** Finds a text in lessons, shows where it is, and replaces it. */
export const ReplaceTextView = ({ selected, values, plan, isPending, error, onChange, onLook, onApply, onClose }: ReplaceTextProps) => {
  const text = useText(lessonToolsText);
  const form = useId();
  const count = plan?.lessons.length ?? 0;
  const apply = (
    <Button kind="primary" isPending={isPending} onPress={onApply}>
      {text("replace.apply", { count })}
    </Button>
  );
  const look = (
    <Button kind="primary" isPending={isPending} type="submit" form={form} isDisabled={values.find.trim() === ""}>
      {text("replace.look")}
    </Button>
  );
  return (
    <Dialog
      title={text("replace.title")}
      size="600"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("replace.cancel")}</Button>
          {count > 0 ? apply : look}
        </>
      }
    >
      <form
        id={form}
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          onLook();
        }}
      >
        <p>{selected === null ? text("replace.inAll") : text("replace.inSome", { count: selected })}</p>
        <TextField
          label={text("replace.find")}
          value={values.find}
          autoFocus
          error={error}
          onChange={(find) => onChange({ ...values, find })}
        />
        <TextField label={text("replace.by")} value={values.by} onChange={(by) => onChange({ ...values, by })} />
        <div className={styles["choices"]}>
          <Checkbox isSelected={values.match_case} onChange={(match_case) => onChange({ ...values, match_case })}>
            {text("replace.matchCase")}
          </Checkbox>
          <Checkbox isSelected={values.whole_words} onChange={(whole_words) => onChange({ ...values, whole_words })}>
            {text("replace.wholeWords")}
          </Checkbox>
        </div>
      </form>
      <div className={styles["plan"]}>
        <p role="status">{plan === null ? "" : count === 0 ? text("replace.none") : text("replace.plan", { count })}</p>
        {plan?.more === true ? <p className={styles["note"]}>{text("replace.more")}</p> : null}
        <ul className={styles["list"]}>
          {(plan?.lessons ?? []).map((lesson) => (
            <li key={lesson.id} className={styles["entry"]}>
              <div className={styles["words"]}>
                <span className={styles["name"]}>{lesson.name}</span>
                <ul className={styles["passages"]}>
                  {lesson.passages.map(({ uuid, key, before, found, after }, at) => (
                    <li key={`${at}-${uuid}-${key}`}>
                      {before}
                      <mark>{found}</mark>
                      {after}
                    </li>
                  ))}
                  {lesson.count > lesson.passages.length ? (
                    <li>{text("replace.morePlaces", { count: lesson.count - lesson.passages.length })}</li>
                  ) : null}
                </ul>
              </div>
              <span className={styles["note"]}>{text("replace.count", { count: lesson.count })}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
