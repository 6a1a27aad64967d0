import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import type { LessonMetadata } from "../../../../core/lessons/lesson.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import styles from "./lesson-details.module.css";

type LessonMetadataProps = {
  readonly metadata: LessonMetadata;
  readonly isReadOnly: boolean;
  readonly onChange: (metadata: LessonMetadata) => void;
};

/** The texts of a lesson for other systems, by name. */
export const LessonMetadataForm = ({ metadata, isReadOnly, onChange }: LessonMetadataProps) => {
  const text = useText(lessonEditorText);
  const [name, setName] = useState("");
  const entries = Object.entries(metadata);
  const wanted = name.trim();
  const isTaken = Object.hasOwn(metadata, wanted);
  const isFull = entries.length >= lessonLimits.metadata;
  const error = isFull
    ? text("details.metadataFull", { most: lessonLimits.metadata })
    : isTaken && wanted !== ""
      ? text("details.metadataTwice")
      : undefined;
  const add = (): void => {
    if (wanted === "" || error !== undefined) return;
    onChange({ ...metadata, [wanted]: "" });
    setName("");
  };
  return (
    <div className={styles["part"]} role="group" aria-label={text("details.metadata")}>
      <span className={styles["title"]}>{text("details.metadata")}</span>
      <span className={styles["help"]}>{text("details.metadataHelp")}</span>
      {entries.map(([key, value]) => (
        <div key={key} className={styles["line"]}>
          <div className={styles["grow"]}>
            <TextField
              label={key}
              value={value}
              maxLength={lessonLimits.metadataText}
              isReadOnly={isReadOnly}
              onChange={(next) => onChange({ ...metadata, [key]: next })}
            />
          </div>
          {isReadOnly ? null : (
            <IconButton
              icon={Trash2}
              label={text("details.removeMetadata", { name: key })}
              onPress={() => onChange(Object.fromEntries(entries.filter(([other]) => other !== key)))}
            />
          )}
        </div>
      ))}
      {isReadOnly ? null : (
        <div className={styles["line"]}>
          <div className={styles["grow"]}>
            <TextField
              label={text("details.metadataName")}
              isLabelHidden
              placeholder={text("details.metadataName")}
              value={name}
              maxLength={lessonLimits.metadataName}
              error={error}
              onChange={setName}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
          </div>
          <Button icon={Plus} isDisabled={wanted === "" || error !== undefined} onPress={add}>
            {text("details.addMetadata")}
          </Button>
        </div>
      )}
    </div>
  );
};
