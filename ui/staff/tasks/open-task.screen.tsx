import { useEffect, useRef } from "react";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { launchPlace } from "../../../core/org/launch-places.rule.ts";
import type { TaskForm } from "../../../core/tasks/task-form.port.ts";
import { TaskLists } from "../../../core/tasks/task-lists.service.ts";
import { taskSchema, TaskSchema } from "../../../core/tasks/task-schema.model.ts";
import { StaffNames } from "../../../core/users/staff-names.service.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { opensFor } from "../opens-for.model.ts";
import { staffRoutes } from "../staff-routes.ts";
import { useStaffUser } from "../staff-user.ts";
import { relatedHref } from "./related-href.ts";
import { TaskFormView } from "./task-form.view.tsx";
import { useTaskActions } from "./use-task-actions.ts";

/** The form of the open task. */
export const OpenTaskScreen = ({
  form,
  isNew,
  isInAddress,
  onClose,
}: {
  readonly form: TaskForm;
  readonly isNew: boolean;
  readonly isInAddress: boolean;
  readonly onClose: () => void;
}) => {
  const board = useService(TaskLists);
  const names = useLatest(useService(StaffNames).names$, idle);
  const state = useLatest(form.state$, form.latest());
  const schema = useLatest(board.state$, board.latest()).list.schema;
  const actions = useTaskActions(board);
  const user = useStaffUser();
  const place = state.task === null ? null : launchPlace(state.task);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (state.closing === "closed") close.current();
  }, [state.closing]);
  return (
    <TaskFormView
      state={state}
      isNew={isNew}
      isInAddress={isInAddress}
      schema={TaskSchema.is(schema) ? schema : taskSchema}
      users={latestValue(names) ?? []}
      aboutHref={relatedHref(state.task?.related_record_summary ?? null)}
      placeHref={place !== null && opensFor(place, user, staffRoutes) ? place : null}
      on={form}
      onDelete={() => {
        form.discard();
        if (state.task !== null) void actions.remove([state.task]);
      }}
    />
  );
};
