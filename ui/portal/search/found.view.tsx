import { FileText, Folder, GraduationCap, SearchX } from "lucide-react";
import type { FoundLesson, FoundSharedLesson, PortalFound } from "../../../core/portal-search/portal-search.model.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { portalSearchText } from "../../i18n/en/portal-search.ts";
import { sharedLessonsText } from "../../i18n/en/shared-lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { lessonLooks } from "../courses/lesson-state-look.ts";
import rows from "../more/rows.module.css";

type FoundProps = { readonly found: PortalFound; readonly words: string; readonly href: (rest: string) => string };

const Lesson = ({ lesson, href }: { readonly lesson: FoundLesson; readonly href: FoundProps["href"] }) => {
  const text = useText(portalSearchText);
  const words = useText(learningText);
  const { icon: Mark, tone } = lessonLooks[lesson.state];
  const at = lesson.state === "locked" ? `/course/${lesson.course.id}` : `/course/${lesson.course.id}/lesson/${lesson.id}`;
  return (
    <li className={rows["entry"]}>
      <Mark className={rows["icon"]} aria-hidden="true" />
      <div className={rows["words"]}>
        <Anchor href={href(at)}>{lesson.name}</Anchor>
        <span className={rows["muted"]}>{text("inCourse", { course: lesson.course.name })}</span>
      </div>
      <Pill tone={tone}>{words(`state.${lesson.state}`)}</Pill>
    </li>
  );
};

const SharedLesson = ({ lesson, href }: { readonly lesson: FoundSharedLesson; readonly href: FoundProps["href"] }) => {
  const text = useText(portalSearchText);
  const words = useText(sharedLessonsText);
  const { id, name, folder, state } = lesson;
  return (
    <li className={rows["entry"]}>
      <Folder className={rows["icon"]} aria-hidden="true" />
      <div className={rows["words"]}>
        <Anchor href={href(`/lessons/${folder.id}/lessons/${id}`)}>{name}</Anchor>
        <span className={rows["muted"]}>{text("inFolder", { folder: folder.name })}</span>
      </div>
      <Pill tone={state === "done" ? "success" : "neutral"}>{words(state === "begun" ? "started" : `state.${state}`)}</Pill>
    </li>
  );
};

/** What was found: courses, lessons, then pages; a locked lesson leads to its course, which says why. */
export const FoundView = ({ found, words, href }: FoundProps) => {
  const text = useText(portalSearchText);
  const { courses, lessons, shared, pages, course_count, lesson_count, page_count } = found;
  const said = text("found", {
    courses: text("courses", { count: course_count }),
    lessons: text("lessons", { count: lesson_count }),
    pages: text("pages", { count: page_count }),
  });
  return (
    <>
      <p className={rows["muted"]} role="status">
        {said}
      </p>
      {course_count + lesson_count + page_count === 0 ? (
        <EmptyState icon={SearchX} title={text("nothingTitle", { words })}>
          {text("nothingBody")}
        </EmptyState>
      ) : null}
      {courses.length === 0 ? null : (
        <Card title={text("courseList")}>
          <ul className={rows["list"]} aria-label={text("courseList")}>
            {courses.map((course) => (
              <li key={course.id} className={rows["entry"]}>
                <GraduationCap className={rows["icon"]} aria-hidden="true" />
                <div className={rows["words"]}>
                  <Anchor href={href(`/course/${course.id}`)}>{course.name}</Anchor>
                  {course.summary === "" ? null : <span className={rows["muted"]}>{course.summary}</span>}
                </div>
                {course.joined ? <Pill tone="primary">{text("joined")}</Pill> : null}
              </li>
            ))}
          </ul>
          {courses.length < course_count ? <p className={rows["muted"]}>{text("first", { count: courses.length })}</p> : null}
        </Card>
      )}
      {lessons.length + shared.length === 0 ? null : (
        <Card title={text("lessonList")}>
          <ul className={rows["list"]} aria-label={text("lessonList")}>
            {lessons.map((lesson) => (
              <Lesson key={`${lesson.course.id} ${lesson.id}`} lesson={lesson} href={href} />
            ))}
            {shared.map((lesson) => (
              <SharedLesson key={`shared ${lesson.id}`} lesson={lesson} href={href} />
            ))}
          </ul>
          {lessons.length + shared.length < lesson_count ? (
            <p className={rows["muted"]}>{text("first", { count: lessons.length + shared.length })}</p>
          ) : null}
        </Card>
      )}
      {pages.length === 0 ? null : (
        <Card title={text("pageList")}>
          <ul className={rows["list"]} aria-label={text("pageList")}>
            {pages.map(({ path, title }) => (
              <li key={path} className={rows["entry"]}>
                <FileText className={rows["icon"]} aria-hidden="true" />
                <div className={rows["words"]}>
                  <Anchor href={href(`/p/c/${path}`)}>{title}</Anchor>
                </div>
              </li>
            ))}
          </ul>
          {pages.length < page_count ? <p className={rows["muted"]}>{text("first", { count: pages.length })}</p> : null}
        </Card>
      )}
    </>
  );
};
