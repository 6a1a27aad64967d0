import { useMemo, useState } from "react";
import type { CourseTest } from "../../../core/course-tests/course-test.model.ts";
import { courseOnDay, courseTime, firstOpen, type TestSettings } from "../../../core/course-tests/course-test.view-model.ts";
import { localDateAt } from "../../../core/kernel/wall-clock.ts";
import { courseTestsText } from "../../i18n/en/course-tests.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { useMoment } from "../enrolments/learner-lesson.view.tsx";
import { ChangesView } from "./changes.view.tsx";
import styles from "./course-test.module.css";
import { DayPicker } from "./day-picker.view.tsx";
import { TestedLesson } from "./tested-lesson.view.tsx";
import { useDayText } from "./use-day-text.ts";

type CourseTimeProps = {
  readonly test: CourseTest;
  readonly settings: TestSettings;
  readonly lesson: number | null;
  readonly now: number;
};

/** A course on a day that is chosen by a slider, and everything that changes before and after. */
export const CourseTimeView = ({ test, settings, lesson, now }: CourseTimeProps) => {
  const text = useText(courseTestsText);
  const time = useMemo(() => courseTime(test, settings, now), [test, settings, now]);
  const { facts, changes, first, last } = time;
  const [asked, setDay] = useState(() => localDateAt(now, facts.timezone));
  const day = asked < first ? first : asked > last ? last : asked;
  const course = useMemo(() => courseOnDay(time, day), [time, day]);
  const dayText = useDayText();
  const momentText = useMoment(facts.timezone);
  const named = lesson === null ? undefined : course.triggers.find(({ id }) => id === lesson);
  const opens = lesson === null ? null : firstOpen(time, lesson);
  return (
    <>
      {facts.joined_at === null && test.contact !== null ? <Banner>{text("notJoined", { name: test.contact.name })}</Banner> : null}
      {named === undefined ? null : (
        <Banner>
          {opens === null ? text("neverOpens", { name: named.name }) : text("opens", { name: named.name, when: momentText(opens) })}
        </Banner>
      )}
      <Card title={text("day")}>
        <DayPicker
          day={day}
          first={first}
          last={last}
          days={changes.map(({ at }) => localDateAt(at, facts.timezone))}
          zone={facts.timezone}
          onDay={setDay}
        />
      </Card>
      <div className={styles["halves"]}>
        <Card title={text("syllabus", { day: dayText(day) })} note={text("progress", { done: course.finished, total: course.lessons })}>
          {course.triggers.length === 0 ? <p className={styles["muted"]}>{text("empty")}</p> : null}
          <ol className={styles["list"]}>
            {course.triggers.map((one) => (
              <TestedLesson key={one.id} lesson={one} zone={facts.timezone} isAsked={one.id === lesson} />
            ))}
          </ol>
        </Card>
        <Card title={text("changes")}>
          <ChangesView changes={changes} day={day} zone={facts.timezone} onDay={setDay} />
        </Card>
      </div>
    </>
  );
};
