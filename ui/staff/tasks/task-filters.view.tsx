import { Check } from "lucide-react";
import { useState } from "react";
import type { TaskQuery } from "../../../core/tasks/task-query.model.ts";
import { statusLabel, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { FilterChip } from "../../kit/filter-chip.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { OneOfFilter } from "../../kit/one-of-filter.view.tsx";
import type { TaskFilters } from "./list-address.ts";
import styles from "./task-list.module.css";

const Words = loadable(async () => (await import("../../kit/text-field.view.tsx")).TextField);

type FiltersProps = {
  readonly query: TaskQuery;
  readonly users: readonly UserName[];
  /** id of the signed-in user */
  readonly me: number | null;
  readonly onFilter: (filters: TaskFilters) => void;
};

const StatusFilter = ({ query: { status }, onFilter }: FiltersProps) => {
  const text = useText(tasksText);
  return (
    <FilterChip name={text("fields.status")} value={status.map(statusLabel).join(", ")} onRemove={() => onFilter({ status: [] })}>
      {() => (
        <div className={styles["choices"]}>
          {taskStatuses.map(({ id, label }) => (
            <Checkbox
              key={id}
              isSelected={status.includes(id)}
              onChange={(isSelected) =>
                onFilter({ status: taskStatuses.map((one) => one.id).filter((one) => (one === id ? isSelected : status.includes(one))) })
              }
            >
              {label}
            </Checkbox>
          ))}
        </div>
      )}
    </FilterChip>
  );
};

const PersonFilter = ({ query: { assigned_to }, users, me, onFilter }: FiltersProps) => {
  const text = useText(tasksText);
  const isMe = ({ id }: UserName): boolean => id === me;
  const inOrder = [...users.filter(isMe), ...users.filter((user) => !isMe(user) && (user.active || user.id === assigned_to))];
  const nameOf = (user: UserName): string => (isMe(user) ? `${user.name} (${text("list.me")})` : user.name);
  const chosen = users.find(({ id }) => id === assigned_to);
  const value = chosen === undefined ? text("form.unknown", { id: String(assigned_to) }) : isMe(chosen) ? text("list.me") : chosen.name;
  return (
    <OneOfFilter
      name={text("fields.assigned_to")}
      chosen={assigned_to === null ? null : String(assigned_to)}
      options={inOrder.map((user) => ({ id: String(user.id), label: nameOf(user) }))}
      any={text("list.anybody")}
      value={value}
      onChoose={(id) => onFilter({ assigned_to: id === null ? null : Number(id) })}
    />
  );
};

const ProgramEditor = ({ program, onDone }: { readonly program: string; readonly onDone: (program: string) => void }) => {
  const text = useText(tasksText);
  const [typed, setTyped] = useState(program);
  return (
    <form
      className={styles["choices"]}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed.trim());
      }}
    >
      <Words.View label={text("list.programLabel")} value={typed} onChange={setTyped} maxLength={60} autoFocus />
      <Button type="submit" kind="primary" size="small">
        {text("actions.done")}
      </Button>
    </form>
  );
};

const ProgramFilter = ({ query: { program_class }, onFilter }: FiltersProps) => {
  const text = useText(tasksText);
  return (
    <FilterChip name={text("fields.program_class")} value={program_class ?? ""} onRemove={() => onFilter({ program_class: "" })}>
      {(close) => (
        <ProgramEditor
          program={program_class ?? ""}
          onDone={(program) => {
            onFilter({ program_class: program });
            close();
          }}
        />
      )}
    </FilterChip>
  );
};

/** The task filters as chips. */
export const TaskFiltersView = (props: FiltersProps) => {
  const text = useText(tasksText);
  const { hide_finished } = props.query;
  return (
    <>
      <StatusFilter {...props} />
      <PersonFilter {...props} />
      <ProgramFilter {...props} />
      <Button
        size="small"
        {...(hide_finished ? { icon: Check } : {})}
        aria-pressed={hide_finished}
        onPress={() => props.onFilter({ hide_finished: !hide_finished })}
      >
        {text("list.hideFinished")}
      </Button>
    </>
  );
};
