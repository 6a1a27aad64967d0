import { failureMessage } from "../../../core/kernel/failure.ts";
import type { TaskField } from "../../../core/tasks/task-edit.rule.ts";
import type { TaskFormState } from "../../../core/tasks/task-form.model.ts";
import { statusLabel } from "../../../core/tasks/task-status.model.ts";
import type { TaskValues } from "../../../core/tasks/task-values.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { peopleOf } from "./people.model.ts";
import styles from "./task-form.module.css";

type NoticesProps = {
  readonly state: TaskFormState;
  readonly users: readonly UserName[];
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
  readonly onLeave: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

const inWords = (field: TaskField, values: TaskValues, users: readonly UserName[]): string => {
  switch (field) {
    case "status":
      return statusLabel(values.status);
    case "assigned_to":
      return peopleOf(values.assigned_to, users)
        .map(({ name }) => name)
        .join(", ");
    case "resources":
      return values.resources.map(({ value }) => value).join(", ");
    default:
      return values[field];
  }
};

const Clash = ({ state: { clash, values }, users, onKeepMine, onTakeTheirs }: NoticesProps) => {
  const text = useText(tasksText);
  if (clash === null) return null;
  const say = (field: TaskField, of: TaskValues): string => inWords(field, of, users) || text("form.nothing");
  return (
    <div role="alert" className={styles["group"]}>
      <Banner tone="warning" title={text("form.clashTitle")}>
        {text("form.clashBody")}
      </Banner>
      <table className={styles["clash"]}>
        <thead>
          <tr>
            <td />
            <th scope="col">{text("form.mine")}</th>
            <th scope="col">{text("form.theirs")}</th>
          </tr>
        </thead>
        <tbody>
          {clash.fields.map((field) => (
            <tr key={field}>
              <th scope="row">{text(`fields.${field}`)}</th>
              <td>{say(field, values)}</td>
              <td>{say(field, clash.theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles["actions"]}>
        <Button size="small" onPress={onTakeTheirs}>
          {text("form.takeTheirs")}
        </Button>
        <Button size="small" kind="primary" onPress={onKeepMine}>
          {text("form.keepMine")}
        </Button>
      </div>
    </div>
  );
};

/** Notices on the edited task: not saved, with the reason, or a version conflict. */
export const TaskNotices = (props: NoticesProps) => {
  const text = useText(tasksText);
  const { save, failure, isRestored } = props.state;
  return (
    <>
      {isRestored && (save === "dirty" || save === "failed") && failure === null ? <Banner>{text("form.restored")}</Banner> : null}
      {save === "offline" ? (
        <div role="alert">
          <Banner
            tone="warning"
            action={
              <Button size="small" onPress={props.onLeave}>
                {text("form.closeOffline")}
              </Button>
            }
          >
            {text("form.offline")}
          </Banner>
        </div>
      ) : null}
      {failure === null ? null : (
        <div role="alert">
          <Banner
            tone="danger"
            title={text("form.failed")}
            action={
              <span className={styles["actions"]}>
                <Button size="small" onPress={props.onDiscard}>
                  {text("form.discard")}
                </Button>
                <Button size="small" kind="primary" onPress={props.onRetry}>
                  {text("actions.retry")}
                </Button>
              </span>
            }
          >
            {failureMessage(failure)}
          </Banner>
        </div>
      )}
      <Clash {...props} />
    </>
  );
};
