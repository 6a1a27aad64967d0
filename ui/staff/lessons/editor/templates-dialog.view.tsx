import type { LessonCard } from "../../../../core/lessons/lesson.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { lessonTemplatesText } from "../../../i18n/en/lesson-templates.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Dialog } from "../../../kit/dialog.view.tsx";
import styles from "./add-item-dialog.module.css";
import { type Template, templates } from "./use-template-items.ts";

type TemplatesDialogProps = {
  readonly kept: readonly LessonCard[];
  readonly onUse: (template: Template, name: string) => void;
  readonly onTake: (lesson: LessonCard) => void;
  readonly onClose: () => void;
};

type EntryProps = { readonly name: string; readonly note: string; readonly onUse: () => void };

const Entry = ({ name, note, onUse }: EntryProps) => (
  <li>
    <button type="button" className={styles["type"]} onClick={onUse}>
      <span className={styles["words"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["note"]}>{note}</span>
      </span>
    </button>
  </li>
);

/** Templates for an empty lesson. */
export const TemplatesDialog = ({ kept, onUse, onTake, onClose }: TemplatesDialogProps) => {
  const text = useText(lessonEditorText);
  const words = useText(lessonTemplatesText);
  return (
    <Dialog title={text("templates.title")} size="680" isOpen onClose={onClose}>
      <div className={styles["body"]}>
        <ul className={styles["types"]} aria-label={text("templates.ours")}>
          {templates.map((template) => (
            <Entry
              key={template}
              name={words(`names.${template}`)}
              note={words(`notes.${template}`)}
              onUse={() => onUse(template, words(`names.${template}`))}
            />
          ))}
        </ul>
        {kept.length === 0 ? null : (
          <section aria-label={text("templates.kept")}>
            <h3 className={styles["group"]}>{text("templates.kept")}</h3>
            <ul className={styles["types"]}>
              {kept.map((card) => (
                <Entry
                  key={card.id}
                  name={card.name}
                  note={text("templates.items", { count: card.items_count })}
                  onUse={() => onTake(card)}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
};
