import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import type { Author } from "../../../../core/lessons/lesson.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Avatar } from "../../../kit/avatar.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { Popover } from "../../../kit/popover.view.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import styles from "./editor-bar.module.css";
import { useItemWords } from "./use-item-words.ts";

type EditorAuthorsProps = { readonly authors: readonly Author[]; readonly items: readonly LessonItem[] };

/** Who else has the lesson open, and in which item. */
export const EditorAuthors = ({ authors, items }: EditorAuthorsProps) => {
  const text = useText(lessonEditorText);
  const words = useItemWords();
  const wordsOf = ({ name, item }: Author): string => {
    const at = items.findIndex(({ uuid }) => uuid === item);
    const found = items[at];
    return found === undefined ? text("authors.here", { name }) : text("authors.in", { name, item: words(found, at + 1) });
  };
  if (authors.length === 0) return null;
  const [first] = authors;
  const shown = authors.length === 1 ? (first?.name ?? "") : `+${authors.length}`;
  return (
    <Popover
      label={text("authors.label")}
      trigger={
        <Button kind="quiet" size="small">
          <span className={styles["authors"]}>
            {authors.slice(0, 3).map(({ user_id, name }) => (
              <Avatar key={user_id} id={String(user_id)} name={name} size={24} isDecorative isPresent />
            ))}
            <span className={styles["authorName"]} aria-hidden="true">
              {shown}
            </span>
            <VisuallyHidden>{authors.map(wordsOf).join(". ")}</VisuallyHidden>
          </span>
        </Button>
      }
    >
      {() => (
        <ul className={styles["authorList"]}>
          {authors.map((author) => (
            <li key={author.user_id}>{wordsOf(author)}</li>
          ))}
        </ul>
      )}
    </Popover>
  );
};
