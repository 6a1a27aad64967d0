import * as E from "fp-ts/lib/Either.js";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { EnrolRequest } from "../../../core/enrolments/enrol-request.model.ts";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { modalOf } from "../modal-contribution.tsx";
import { CourseChoice } from "./course-choice.screen.tsx";
import { useEnrolledWords } from "./use-enrolled-words.ts";

/** The window in which the selected contacts of a list are enrolled in a course. */
export const EnrolWindow = modalOf("enrol-contacts", EnrolRequest, ({ params: { selection, count }, onClose, onAnswer }) => {
  const text = useText(enrolmentsText);
  const words = useEnrolledWords();
  const store = useService(EnrolmentStore);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const enrol = async (course: number): Promise<void> => {
    const done = await alerts.reporting(store.enrol(course, { selection }))();
    if (E.isLeft(done)) return;
    toasts.show({ text: words(done.right), tone: "success" });
    onAnswer?.({ course });
  };
  return <CourseChoice title={text("choice.many", { count })} onChoose={(course) => void enrol(course)} onClose={onClose} />;
});
