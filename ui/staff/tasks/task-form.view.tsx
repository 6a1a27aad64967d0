import { Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { TaskFormState } from "../../../core/tasks/task-form.model.ts";
import type { TaskForm } from "../../../core/tasks/task-form.port.ts";
import type { TaskSchema } from "../../../core/tasks/task-schema.model.ts";
import { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { SaveWord } from "../../kit/save-word.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { statusLook } from "./status-look.ts";
import styles from "./task-form.module.css";
import { TaskLinks } from "./task-links.view.tsx";
import { TaskNotices } from "./task-notices.view.tsx";
import { TaskPeople } from "./task-people.view.tsx";

export type TaskFormViewProps = {
  readonly state: TaskFormState;
  /** whether the form was opened for a new task */
  readonly isNew: boolean;
  /** whether the URL names the task */
  readonly isInAddress?: boolean;
  readonly schema: TaskSchema;
  readonly users: readonly UserName[];
  /** where the related record is; null when it has no page */
  readonly aboutHref: string | null;
  /** the page where the task is done; null without one, and when the user may not open it */
  readonly placeHref: string | null;
  readonly on: Pick<
    TaskForm,
    "edit" | "touch" | "typeLink" | "addLink" | "close" | "keepEditing" | "discard" | "leave" | "retry" | "keepMine" | "takeTheirs"
  >;
  readonly onDelete: () => void;
};

const About = ({ state: { task, program_class }, aboutHref, placeHref }: TaskFormViewProps) => {
  const text = useText(tasksText);
  const about = task?.related_record_summary ?? null;
  const isHidden = about === null && (task?.related_records ?? []).length > 0;
  if (about === null && program_class === null && !isHidden && placeHref === null) return null;
  return (
    <dl className={styles["facts"]}>
      {program_class === null ? null : (
        <div className={styles["fact"]}>
          <dt>{text("fields.program_class")}</dt>
          <dd>
            <Pill>{program_class}</Pill>
          </dd>
        </div>
      )}
      {placeHref === null ? null : (
        <div className={styles["fact"]}>
          <dt>{text("form.place")}</dt>
          <dd className={styles["words"]}>
            <Anchor href={placeHref}>{text("form.goThere")}</Anchor>
          </dd>
        </div>
      )}
      {isHidden ? (
        <div className={styles["fact"]}>
          <dt>{text("form.about")}</dt>
          <dd className={styles["words"]}>{text("form.aboutHidden")}</dd>
        </div>
      ) : null}
      {about === null ? null : (
        <div className={styles["fact"]}>
          <dt>{text("form.about")}</dt>
          <dd className={styles["words"]}>{aboutHref === null ? about.title : <Anchor href={aboutHref}>{about.title}</Anchor>}</dd>
        </div>
      )}
    </dl>
  );
};

/** The dialog that edits a task. */
export const TaskFormView = (props: TaskFormViewProps) => {
  const { state, schema, users, on } = props;
  const { values, errors, link, save, closing } = state;
  const text = useText(tasksText);
  const field = (key: string) => schema.fields.find((one) => one.key === key);
  const isRequired = (key: string): boolean => field(key)?.required === true;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    on.close();
  };
  const error = (key: string): string | undefined =>
    Object.entries(errors)
      .find(([path]) => path === key || path.startsWith(`${key}.`))?.[1]
      .join(" ");
  return (
    <>
      <Dialog
        title={text(props.isNew ? "createTitle" : "editTitle")}
        size="600"
        isOpen={closing !== "closed"}
        isInAddress={props.isInAddress === true}
        onClose={on.close}
        footer={
          <>
            <span className={styles["word"]}>
              <SaveWord state={save} />
            </span>
            {state.task === null ? null : (
              <Button kind="quiet" icon={Trash2} onPress={props.onDelete}>
                {text("actions.deleteTask")}
              </Button>
            )}
            <Button kind="primary" isPending={closing === "saving"} onPress={on.close}>
              {text("actions.done")}
            </Button>
          </>
        }
      >
        <div className={styles["fields"]} onKeyDownCapture={press} role="presentation">
          <TaskNotices
            state={state}
            users={users}
            onRetry={on.retry}
            onDiscard={on.discard}
            onLeave={on.leave}
            onKeepMine={on.keepMine}
            onTakeTheirs={on.takeTheirs}
          />
          <TextField
            label={text("fields.name")}
            isRequired={isRequired("name")}
            value={values.name}
            onChange={(name) => on.edit({ name })}
            onBlur={() => on.touch("name")}
            error={error("name")}
            maxLength={field("name")?.longest ?? 200}
            autoFocus={props.isNew}
          />
          <div className={styles["pair"]}>
            <Select
              label={text("fields.status")}
              isRequired={isRequired("status")}
              options={(field("status")?.options ?? []).map(({ id, label }) => ({ id, label, icon: statusLook[id].icon }))}
              selected={values.status}
              onSelect={(status) => {
                if (TaskStatus.is(status)) on.edit({ status });
              }}
              error={error("status")}
            />
            <TaskPeople chosen={values.assigned_to} users={users} onChange={(assigned_to) => on.edit({ assigned_to })} />
          </div>
          <TextArea
            label={text("fields.body")}
            value={values.body}
            onChange={(body) => on.edit({ body })}
            rows={4}
            maxLength={field("body")?.longest ?? 20_000}
          />
          <TaskLinks
            links={values.resources}
            typed={link}
            error={error("link") ?? error("resources")}
            onType={on.typeLink}
            onAdd={on.addLink}
            onChange={(resources) => on.edit({ resources })}
          />
          <About {...props} />
        </div>
      </Dialog>
      <ConfirmDialog
        title={text("form.discardTitle")}
        action={text("form.discard")}
        cancel={text("form.keepEditing")}
        isDangerous
        isOpen={closing === "asking"}
        onConfirm={on.discard}
        onCancel={on.keepEditing}
      >
        {text("form.discardBody")}
      </ConfirmDialog>
    </>
  );
};
