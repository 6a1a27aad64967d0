import { X } from "lucide-react";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import styles from "./task-form.module.css";

type PeopleProps = {
  readonly chosen: readonly number[];
  readonly users: readonly UserName[];
  readonly onChange: (chosen: readonly number[]) => void;
};

/** The assignees of a task: remove, or search and add. */
export const TaskPeople = ({ chosen, users, onChange }: PeopleProps) => {
  const text = useText(tasksText);
  const nameOf = (id: number): string => {
    const user = users.find((one) => one.id === id);
    if (user === undefined) return text("form.unknown", { id: String(id) });
    return user.active ? user.name : text("form.left", { name: user.name });
  };
  const others = users.filter(({ id, active }) => active && !chosen.includes(id));
  return (
    <div className={styles["group"]} role="group" aria-label={text("fields.assigned_to")}>
      <ComboBox
        key={chosen.join()}
        label={text("fields.assigned_to")}
        placeholder={text("form.addPersonPlaceholder")}
        options={others.map(({ id, name }) => ({ id: String(id), label: name }))}
        selected={null}
        onSelect={(id) => {
          if (id !== null) onChange([...chosen, Number(id)]);
        }}
      />
      {chosen.length === 0 ? (
        <span className={styles["none"]}>{text("form.nobody")}</span>
      ) : (
        <div className={styles["people"]}>
          {chosen.map((id) => (
            <span key={id} className={styles["person"]}>
              <Avatar name={nameOf(id)} id={String(id)} src={users.find((one) => one.id === id)?.photo} size={24} isDecorative />
              <span className={styles["words"]}>{nameOf(id)}</span>
              <IconButton
                icon={X}
                size="small"
                label={text("form.removePerson", { name: nameOf(id) })}
                onPress={() => onChange(chosen.filter((one) => one !== id))}
              />
            </span>
          ))}
        </div>
      )}
    </div>
  );
};
