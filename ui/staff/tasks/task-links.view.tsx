import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { TaskResource } from "../../../core/tasks/task.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./task-form.module.css";

type LinksProps = {
  readonly links: readonly TaskResource[];
  /** the URL typed but not added yet */
  readonly typed: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onAdd: () => void;
  readonly onChange: (links: readonly TaskResource[]) => void;
};

const shortened = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

/** The links of a task: open, remove and add. */
export const TaskLinks = ({ links, typed, error, onType, onAdd, onChange }: LinksProps) => {
  const text = useText(tasksText);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onAdd();
  };
  return (
    <div className={styles["group"]} role="group" aria-label={text("fields.resources")}>
      <span className={styles["label"]} aria-hidden="true">
        {text("fields.resources")}
      </span>
      {links.length === 0 ? (
        <span className={styles["none"]}>{text("form.noLinks")}</span>
      ) : (
        <ul className={styles["links"]}>
          {links.map(({ value }) => (
            <li key={value} className={styles["linkRow"]}>
              <Anchor href={value} target="_blank" className={styles["words"]} title={value}>
                {shortened(value)}
              </Anchor>
              <IconButton
                icon={X}
                size="small"
                label={text("form.removeLink", { name: shortened(value) })}
                onPress={() => onChange(links.filter((link) => link.value !== value))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles["adding"]} data-wrong={error !== undefined}>
        <TextField
          label={text("form.link")}
          placeholder={text("form.linkPlaceholder")}
          type="url"
          value={typed}
          onChange={onType}
          onKeyDown={press}
          error={error}
          maxLength={2048}
        />
        <Button onPress={onAdd} isDisabled={typed.trim() === ""}>
          {text("form.addLink")}
        </Button>
      </div>
    </div>
  );
};
