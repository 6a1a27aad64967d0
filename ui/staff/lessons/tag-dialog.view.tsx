import { useState } from "react";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import type { LessonCard } from "../../../core/lessons/lesson.model.ts";
import type { SetChange } from "../../../core/lessons/library/lesson-actions.rule.ts";
import { tagsOnLessons } from "../../../core/lessons/library/lesson-library.view-model.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./lesson-filters.module.css";

type TagDialogProps = {
  readonly lessons: readonly Pick<LessonCard, "name" | "tags">[];
  /** tags in use, by name */
  readonly tags: readonly string[];
  readonly onSave: (change: SetChange<string>) => void;
  readonly onClose: () => void;
};

/** From this number of tags on, they can be searched. */
const searchFrom = 9;

/** Chooses the tags of lessons: those that only some have stay as they are unless they are changed. */
export const TagDialog = ({ lessons, tags, onSave, onClose }: TagDialogProps) => {
  const [text, words] = [useText(lessonsText), useText(libraryText)];
  const on = tagsOnLessons(lessons);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [first] = lessons;
  const offered = [...new Set([...on.all, ...on.some, ...tags, ...changed.keys()])].toSorted((a, b) => a.localeCompare(b));
  const isOn = (tag: string): boolean => changed.get(tag) ?? on.all.includes(tag);
  const isMixed = (tag: string): boolean => !changed.has(tag) && on.some.includes(tag);
  const add = [...changed].flatMap(([tag, isAdded]) => (isAdded && !on.all.includes(tag) ? [tag] : []));
  const remove = [...changed].flatMap(([tag, isAdded]) => (!isAdded && (on.all.includes(tag) || on.some.includes(tag)) ? [tag] : []));
  const isTooMany = lessons.some(
    ({ tags: held }) => new Set([...held.filter((tag) => !remove.includes(tag)), ...add]).size > lessonLimits.tags,
  );
  const addTyped = (): void => {
    const tag = typed.trim();
    if (tag === "") return;
    setChanged(new Map(changed).set(offered.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tag, true));
    setTyped("");
  };
  return (
    <Dialog
      title={
        lessons.length === 1 && first !== undefined
          ? text("tags.title", { name: first.name })
          : text("tags.titleMany", { count: lessons.length })
      }
      isOpen
      isDirty={add.length + remove.length > 0}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words("actions.cancel")}</Button>
          <Button kind="primary" isDisabled={isTooMany || add.length + remove.length === 0} onPress={() => onSave({ add, remove })}>
            {text("tags.save")}
          </Button>
        </>
      }
    >
      <div className={styles["choices"]}>
        <form
          className={styles["add"]}
          onSubmit={(event) => {
            event.preventDefault();
            addTyped();
          }}
        >
          <TextField
            label={text("tags.add")}
            value={typed}
            maxLength={lessonLimits.tag}
            autoFocus
            onChange={setTyped}
            {...(isTooMany ? { error: text("tags.tooMany", { most: lessonLimits.tags }) } : {})}
          />
          <Button type="submit" isDisabled={typed.trim() === ""}>
            {text("tags.addAction")}
          </Button>
        </form>
        {offered.length < searchFrom ? null : (
          <SearchField label={text("tags.search")} placeholder={text("tags.search")} value={search} onChange={setSearch} />
        )}
        {offered.length === 0 ? <p className={styles["none"]}>{text("tags.none")}</p> : null}
        <div className={styles["list"]} role="group" aria-label={text("tags.label")}>
          {offered
            .filter((tag) => tag.toLowerCase().includes(search.trim().toLowerCase()))
            .map((tag) => (
              <Checkbox
                key={tag}
                isSelected={isOn(tag)}
                isIndeterminate={isMixed(tag)}
                onChange={(isAdded) => setChanged(new Map(changed).set(tag, isAdded))}
              >
                {isMixed(tag) ? text("tags.some", { tag }) : tag}
              </Checkbox>
            ))}
        </div>
      </div>
    </Dialog>
  );
};
