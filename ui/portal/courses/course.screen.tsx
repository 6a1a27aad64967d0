import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { CourseCatalogue } from "../../../core/learning/course-catalogue.service.ts";
import { WithoutNetwork } from "../../../core/offline/without-network.service.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useParams, usePath } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { CourseView } from "./course.view.tsx";

const certificate = loadable(async () => (await import("../certificates/course-certificate.screen.tsx")).CourseCertificate);
const keepCourse = loadable(async () => (await import("../offline/keep-course.screen.tsx")).KeepCourseScreen);

/** A course, with its lessons or its description, depending on the address. */
export const CourseScreen = () => {
  const text = useText(learningText);
  const courseCatalogue = useService(CourseCatalogue);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const href = usePortalHref();
  const id = Number(useParams()["courseId"] ?? "");
  const isAbout = usePath().endsWith("/about");
  const course$ = useMemo(() => courseCatalogue.course$(id), [courseCatalogue, id]);
  const course = useLatest(course$, idle);
  const [isJoining, setJoining] = useState(false);
  const isKept = useLatest(useService(WithoutNetwork).asOf$, null) !== null;
  useEffect(() => {
    void courseCatalogue.loadCourse(id);
  }, [courseCatalogue, id, isKept]);
  const name = latestValue(course)?.name ?? null;
  useDocumentTitle(name);
  const join = async (): Promise<void> => {
    setJoining(true);
    const answer = await alerts.reporting(courseCatalogue.join(id))();
    setJoining(false);
    if (E.isRight(answer)) toasts.show({ text: text("joined", { name: answer.right.name }), tone: "success" });
  };
  const reset = async (): Promise<void> => {
    const answer = await alerts.reporting(courseCatalogue.reset(id))();
    if (E.isRight(answer)) toasts.show({ text: text("course.resetDone"), tone: "success" });
  };
  const pause = async (paused: boolean): Promise<void> => {
    const answer = await alerts.reporting(courseCatalogue.pauseDrip(id, paused))();
    if (E.isRight(answer)) toasts.show({ text: text(paused ? "course.pauseDone" : "course.resumeDone"), tone: "success" });
  };
  return (
    <CourseView
      course={course}
      tab={isAbout ? "about" : "syllabus"}
      isJoining={isJoining}
      href={href}
      onJoin={() => void join()}
      onReset={() => void reset()}
      onPause={(paused) => void pause(paused)}
      certificate={latestValue(course)?.status === "completed" ? <certificate.View key={id} course={id} /> : null}
      keep={latestValue(course)?.status === "available" ? undefined : <keepCourse.View key={id} course={id} />}
      onRetry={() => void courseCatalogue.loadCourse(id)}
    />
  );
};
