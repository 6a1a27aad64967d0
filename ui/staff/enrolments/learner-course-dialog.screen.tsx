import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useMemo } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { TriggerCalls } from "../../../core/triggers/triggers.port.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { type LearnerActs, LearnerCourseView } from "./learner-course.view.tsx";
import { useMayEnrol } from "./use-may-enrol.ts";

type DialogProps = {
  readonly contact: number;
  readonly course: number;
  /** its name, shown while it is loaded */
  readonly title: string;
  readonly isInAddress?: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** One contact's course in a dialog, with what staff may change; taking somebody out has an Undo. */
export const LearnerCourseDialog = ({ contact, course, title, isInAddress = false, onChanged, onClose }: DialogProps) => {
  const text = useText(enrolmentsText);
  const store = useService(EnrolmentStore);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const mayEnrol = useMayEnrol();
  const modals = useService(Modals);
  const triggers = useService(TriggerCalls);
  const ask = useMemo(() => (key: string) => store.course(Number(key.split(" ")[0]), Number(key.split(" ")[1])), [store]);
  const { answer, again } = useAnswer(ask, `${contact} ${course}`);
  const name = latestValue(answer)?.contact ?? "";
  const run = async (command: TaskEither<Failure, unknown>, said: string, undo: (() => void) | null = null): Promise<void> => {
    const done = await alerts.reporting(command)();
    again();
    onChanged();
    if (E.isLeft(done)) return;
    toasts.show({ text: said, tone: "success", ...(undo === null ? {} : { action: { label: text("undo"), run: undo } }) });
  };
  const join = (joined: boolean, withUndo = true): Promise<void> =>
    run(
      store.change(contact, course, { joined }),
      text(joined ? "done.joined" : "done.left", { name }),
      withUndo ? () => void join(!joined, false) : null,
    );
  const acts: LearnerActs = {
    onJoin: (joined) => void join(joined),
    onPause: (paused) => void run(store.change(contact, course, { drip_paused: paused }), text(paused ? "done.paused" : "done.resumed")),
    onReset: () => void run(store.reset(contact, course), text("done.reset")),
    onOpen: (lesson, reason) => void run(store.open(contact, course, lesson, { open: true, reason }), text("done.opened")),
    onResetLesson: (lesson) => void run(triggers.reset({ id: lesson, con_id: contact }), text("done.resetLesson")),
    onTakeBack: (lesson) => void run(store.open(contact, course, lesson, { open: false }), text("done.locked")),
  };
  return (
    <Dialog title={title} size="680" isOpen isInAddress={isInAddress} onClose={onClose}>
      <RemoteView remote={answer} skeleton={<SkeletonLines lines={8} />} onRetry={again}>
        {(known) => (
          <LearnerCourseView
            contact={contact}
            course={known}
            acts={mayEnrol ? acts : null}
            onWhy={mayEnrol ? (id) => modals.open("access-trace", { contact, name: known.contact, item: { kind: "lesson", id } }) : null}
          />
        )}
      </RemoteView>
    </Dialog>
  );
};
