import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { ContactCourse } from "../../../core/enrolments/enrolment.model.ts";
import { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { CourseChoice } from "./course-choice.screen.tsx";
import { CoursesCard } from "./courses-card.view.tsx";
import { LearnerCourseDialog } from "./learner-course-dialog.screen.tsx";
import { useMayEnrol, useMaySeeCourses } from "./use-may-enrol.ts";

type OfContact = { readonly contact: number; /** their name */ readonly name: string };

const CoursesCardOf = ({ contact, name }: OfContact) => {
  const text = useText(enrolmentsText);
  const store = useService(EnrolmentStore);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const mayEnrol = useMayEnrol();
  const modals = useService(Modals);
  const [shown, setShown] = useState<ContactCourse | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const ask = useMemo(() => (id: string) => store.courses(Number(id)), [store]);
  const { answer, again } = useAnswer(ask, String(contact));
  const enrol = async (course: number): Promise<void> => {
    setChoosing(false);
    const done = await alerts.reporting(store.change(contact, course, { joined: true }))();
    again();
    if (E.isRight(done)) toasts.show({ text: text("done.joined", { name: done.right.contact }), tone: "success" });
  };
  const known = latestValue(answer) ?? [];
  return (
    <>
      <CoursesCard
        courses={answer}
        onOpen={setShown}
        onEnrol={mayEnrol ? () => setChoosing(true) : null}
        onWhy={mayEnrol ? () => modals.open("access-trace", { contact, name, item: null }) : null}
        onRetry={again}
      />
      {isChoosing ? (
        <CourseChoice
          joined={new Set(known.filter(({ left_at }) => left_at === null).map(({ id }) => id))}
          onChoose={(course) => void enrol(course)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
      {shown === null ? null : (
        <LearnerCourseDialog contact={contact} course={shown.id} title={shown.name} onChanged={again} onClose={() => setShown(null)} />
      )}
    </>
  );
};

/** The courses on the contact page, for users with the permission for campaigns. */
export const CoursesOfContact = (of: OfContact) => (useMaySeeCourses() ? <CoursesCardOf {...of} /> : null);
