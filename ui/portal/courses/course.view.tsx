import { ArrowLeft, ArrowRight, Award, BookOpen, CircleCheck, Play } from "lucide-react";
import type { ReactNode } from "react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { Course } from "../../../core/learning/course.model.ts";
import { finishedPercent } from "../../../core/learning/portal-home.view-model.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { CourseCover } from "../../lesson/course-cover.view.tsx";
import { CourseTools } from "./course-tools.view.tsx";
import styles from "./course.module.css";
import { Syllabus } from "./syllabus.view.tsx";
import { useDay, useWhen } from "./use-course-dates.ts";

export type CourseViewProps = {
  readonly course: Remote<Course>;
  readonly tab: "syllabus" | "about";
  readonly isJoining: boolean;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onJoin: () => void;
  readonly onReset: () => void;
  readonly onPause: (paused: boolean) => void;
  readonly onRetry: () => void;
  /** of a finished course */
  readonly certificate?: ReactNode;
  /** keeps the course on the device */
  readonly keep?: ReactNode;
};

const about = loadable(async () => (await import("./course-about.view.tsx")).CourseAbout);

type LoadedProps = Omit<CourseViewProps, "course" | "onRetry"> & { readonly course: Course };

const Action = ({ course, isJoining, certificate, href, onJoin }: LoadedProps) => {
  const text = useText(learningText);
  if (course.status === "available" && course.paused) return <Banner>{text("course.pausedJoin")}</Banner>;
  if (course.status === "available")
    return (
      <Button kind="primary" isWide isPending={isJoining} onPress={onJoin}>
        {text("join")}
      </Button>
    );
  if (course.status === "completed") return certificate;
  if (course.next === null) return null;
  return (
    <LinkButton kind="primary" icon={ArrowRight} isWide href={href(`/course/${course.id}/lesson/${course.next.id}`)}>
      {text(course.touched_at === null ? "begin" : "continue")}
    </LinkButton>
  );
};

const Standing = ({ course, onPause }: Pick<LoadedProps, "course" | "onPause">) => {
  const text = useText(learningText);
  const when = useWhen();
  const opensNext = Math.min(...course.triggers.flatMap(({ opens_at }) => opens_at ?? []));
  if (course.status === "completed")
    return (
      <Banner tone="success" icon={CircleCheck}>
        {text("course.allDone")}
      </Banner>
    );
  if (course.status === "current" && course.paused) return <Banner>{text("course.paused")}</Banner>;
  if (course.status === "current" && course.drip_paused)
    return (
      <Banner
        action={
          <Button kind="quiet" icon={Play} onPress={() => onPause(false)}>
            {text("course.resume")}
          </Button>
        }
      >
        {text("course.dripPaused")}
      </Banner>
    );
  if (course.status === "current" && course.next === null && Number.isFinite(opensNext))
    return <Banner>{text("course.waiting", { when: when(opensNext) })}</Banner>;
  return null;
};

const Lessons = ({ course, href }: LoadedProps) => {
  const text = useText(learningText);
  if (course.triggers.length === 0)
    return (
      <EmptyState icon={BookOpen} title={text("course.empty")}>
        {text("course.emptyBody")}
      </EmptyState>
    );
  return <Syllabus lessons={course.triggers} lessonHref={(id) => href(`/course/${course.id}/lesson/${id}`)} />;
};

const Loaded = (props: LoadedProps) => {
  const text = useText(learningText);
  const { course, tab, href } = props;
  const day = useDay();
  const isJoined = course.status !== "available";
  return (
    <>
      <header className={styles["header"]}>
        <div className={styles["cover"]}>
          <CourseCover id={course.id} cover={course.cover} isTall />
        </div>
        <div className={styles["words"]}>
          <h1>{course.name}</h1>
          {course.summary === "" ? null : <p className={styles["summary"]}>{course.summary}</p>}
          {isJoined ? (
            <ProgressBar
              label={text("progress", { name: course.name })}
              isLabelHidden
              percent={finishedPercent(course)}
              valueText={text("lessonsDone", { done: course.finished, total: course.lessons })}
            />
          ) : null}
          {course.due_at === null || course.status === "completed" ? null : (
            <p className={styles["summary"]}>{text("course.due", { when: day(course.due_at) })}</p>
          )}
          {course.points === 0 ? null : (
            <p className={styles["points"]}>
              <Award className={styles["award"]} aria-hidden="true" />
              {text("points", { count: course.points })}
            </p>
          )}
          <div className={styles["action"]}>
            <Action {...props} />
          </div>
        </div>
      </header>
      <Standing course={course} onPause={props.onPause} />
      <Tabs
        label={course.name}
        selected={tab}
        tabs={[
          {
            id: "syllabus",
            label: text("course.syllabus"),
            count: course.lessons,
            href: href(`/course/${course.id}`),
            content: tab === "syllabus" ? <Lessons {...props} /> : null,
          },
          {
            id: "about",
            label: text("course.about"),
            href: href(`/course/${course.id}/about`),
            content: tab === "about" ? <about.View about={course.about} /> : null,
          },
        ]}
      />
      {props.keep}
      <CourseTools {...props} />
    </>
  );
};

/** A course: its summary, the learner's progress, and its lessons. */
export const CourseView = ({ course, onRetry, ...props }: CourseViewProps) => {
  const text = useText(learningText);
  return (
    <>
      <Anchor href={props.href("/home")} className={styles["back"]}>
        <ArrowLeft className={styles["arrow"]} aria-hidden="true" />
        {text("course.back")}
      </Anchor>
      {course.tag === "failed" && course.previous === undefined ? <PageHeader title={text("course.title")} /> : null}
      <RemoteView remote={course} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(known) => <Loaded {...props} course={known} />}
      </RemoteView>
    </>
  );
};
