import * as E from "fp-ts/lib/Either.js";
import { useEffect, useRef, useState } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { TaskForm } from "../../../core/tasks/task-form.port.ts";
import { TaskForms } from "../../../core/tasks/task-forms.service.ts";
import { TaskRequest } from "../../../core/tasks/task-request.model.ts";
import { seesOwnTasksOnly } from "../../../core/tasks/task-visibility.rule.ts";
import { StaffNames } from "../../../core/users/staff-names.service.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { modalOf, type ModalProps } from "../modal-contribution.tsx";
import { useStaffUser } from "../staff-user.ts";
import { OpenTaskScreen } from "./open-task.screen.tsx";

/** The dialog of a task: the one with `slug`, or a new one, prefilled from `program_class` and `related`. */
export const TaskFormWindow = ({
  params,
  isInAddress = false,
  onClose,
}: ModalProps<TaskRequest> & { /** the URL names the task */ readonly isInAddress?: boolean }) => {
  const { slug, program_class, related } = params;
  const forms = useService(TaskForms);
  const staff = useService(StaffNames);
  const text = useText(tasksText);
  const toasts = useToasts();
  const { id, role } = useStaffUser();
  /** Others see every task, so that one which is missing is gone; to these it may be hidden, and they can ask for it. */
  const mayBeHidden = isInAddress && seesOwnTasksOnly(role);
  const [missing, setMissing] = useState<Failure | null>(null);
  /** A new task is assigned to the user who creates it. */
  const me = slug === undefined ? id : null;
  const [form, setForm] = useState<TaskForm | null>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => void staff.load(), [staff]);
  useEffect(() => {
    let held: TaskForm | null = null;
    let isGone = false;
    const show = (opened: TaskForm): void => {
      held = opened;
      if (isGone) opened.leave();
      else setForm(opened);
    };
    if (slug === undefined) show(forms.create({ me, program_class: program_class ?? null, related: related ?? [] }));
    else
      void forms
        .open(slug)()
        .then((answer) => {
          if (E.isRight(answer)) return show(answer.right);
          if (isGone) return;
          if (mayBeHidden && answer.left.tag === "not-found") return setMissing(answer.left);
          toasts.show({ text: answer.left.tag === "not-found" ? text("notFound") : failureMessage(answer.left), tone: "error" });
          close.current();
        });
    return () => {
      isGone = true;
      held?.leave();
    };
  }, [forms, slug, program_class, related, me, mayBeHidden, text, toasts]);

  if (missing !== null)
    return (
      <Dialog title={text("editTitle")} isOpen onClose={onClose}>
        <FailureState failure={missing} />
      </Dialog>
    );
  return form === null ? null : <OpenTaskScreen form={form} isNew={slug === undefined} isInAddress={isInAddress} onClose={onClose} />;
};

/** The task dialog over any page. */
export const TaskFormScreen = modalOf("task", TaskRequest, TaskFormWindow);
