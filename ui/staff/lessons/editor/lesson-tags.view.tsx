import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import styles from "./lesson-details.module.css";

type LessonTagsProps = {
  readonly tags: readonly string[];
  /** tags of other lessons */
  readonly known: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (tags: readonly string[]) => void;
};

/** The tags of a lesson. */
export const LessonTags = ({ tags, known, isReadOnly, onChange }: LessonTagsProps) => {
  const text = useText(lessonEditorText);
  const id = useId();
  const [typed, setTyped] = useState("");
  const isFull = tags.length >= lessonLimits.tags;
  const add = (): void => {
    const tag = typed.trim();
    if (tag !== "" && !tags.includes(tag) && !isFull) onChange([...tags, tag]);
    if (!isFull) setTyped("");
  };
  return (
    <div className={styles["part"]} role="group" aria-label={text("details.tags")}>
      <span className={styles["title"]}>{text("details.tags")}</span>
      {tags.length === 0 ? null : (
        <ul className={styles["tags"]}>
          {tags.map((tag) => (
            <li key={tag} className={styles["tag"]}>
              <span className={styles["tagName"]}>{tag}</span>
              {isReadOnly ? null : (
                <button
                  type="button"
                  className={styles["remove"]}
                  aria-label={text("details.removeTag", { tag })}
                  onClick={() => onChange(tags.filter((one) => one !== tag))}
                >
                  <X className={styles["removeIcon"]} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isReadOnly ? null : (
        <div className={styles["line"]}>
          <div className={styles["grow"]}>
            <TextField
              label={text("details.addTag")}
              isLabelHidden
              placeholder={text("details.addTag")}
              value={typed}
              maxLength={lessonLimits.tag}
              list={id}
              error={isFull ? text("details.tagsFull", { most: lessonLimits.tags }) : undefined}
              onChange={setTyped}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            <datalist id={id}>
              {known
                .filter((tag) => !tags.includes(tag))
                .map((tag) => (
                  <option key={tag} value={tag} />
                ))}
            </datalist>
          </div>
          <IconButton icon={Plus} label={text("details.addTag")} kind="secondary" isDisabled={typed.trim() === ""} onPress={add} />
        </div>
      )}
    </div>
  );
};
