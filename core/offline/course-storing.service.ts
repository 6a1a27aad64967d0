import * as E from "fp-ts/lib/Either.js";
import type { Clock } from "../kernel/clock.port.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Stop } from "../kernel/stop.ts";
import type { CourseOffers } from "../learning/course-offer.port.ts";
import type { LearnerLesson } from "../learning/learner-lesson.model.ts";
import type { KeepingPlan, KeepingProblem } from "./keeping.model.ts";
import type { KeptMedia } from "./kept-media.port.ts";
import { mediaOf, sizeOf } from "./kept-media.rule.ts";
import type { KeptCourse } from "./kept.model.ts";
import type { LearnerCache } from "./offline-cache.service.ts";
import { staleLessons } from "./stale-lessons.rule.ts";

/** Loads, stores and drops what is kept of courses. */
export type CourseStoring = {
  /** What keeping a course would take. */
  readonly planned: (course: number, stop: Stop) => Promise<E.Either<KeepingProblem, KeepingPlan>>;
  /**
   * Stores a plan; what is stored of it is removed again when the rest does not fit, cannot be loaded, or is cancelled.
   * @returns why nothing was kept; null when all of it is
   */
  readonly store: (
    cache: LearnerCache,
    course: number,
    plan: KeepingPlan,
    stop: Stop,
    onDone: (bytes: number) => void,
  ) => Promise<KeepingProblem | "stopped" | null>;
  /** Drops a kept course; pages of it that the learner visited stay. */
  readonly removed: (cache: LearnerCache, course: number) => Promise<void>;
  /** Brings a kept course to the server's present state. */
  readonly renewed: (cache: LearnerCache, kept: KeptCourse, stop: Stop) => Promise<void>;
};

type Deps = { readonly offers: CourseOffers; readonly media: KeptMedia; readonly clock: Clock };

const isRefused = ({ tag }: Failure): boolean => tag === "not-found" || tag === "forbidden";
const problemOf = (failure: Failure): KeepingProblem => (isRefused(failure) ? "nothing" : "away");

export const makeCourseStoring = ({ offers, media, clock }: Deps): CourseStoring => {
  /** Files with their sizes, without those that the server does not have; null where it cannot be reached. */
  const filesOf = async (paths: readonly string[], stop: Stop): Promise<KeepingPlan["files"] | null> => {
    const files: { path: string; bytes: number }[] = [];
    for (const path of paths) {
      if (stop.isStopped()) break;
      const bytes = await media.size(path);
      if (bytes === "away") return null;
      if (bytes !== "missing") files.push({ path, bytes });
    }
    return files;
  };
  const planned = async (course: number, stop: Stop): Promise<E.Either<KeepingProblem, KeepingPlan>> => {
    const offer = await offers.offer(course)();
    if (E.isLeft(offer)) return E.left(problemOf(offer.left));
    const lessons: { trigger: number; lesson: LearnerLesson }[] = [];
    for (const { trigger } of offer.right.lessons) {
      if (stop.isStopped()) break;
      const lesson = await offers.offeredLesson({ course, trigger })();
      if (E.isLeft(lesson)) return E.left(problemOf(lesson.left));
      lessons.push({ trigger, lesson: lesson.right });
    }
    if (lessons.length === 0) return E.left("nothing");
    const files = await filesOf(mediaOf(lessons.map(({ lesson }) => lesson)), stop);
    if (files === null) return E.left("away");
    const bytes = sizeOf(lessons) + files.reduce((sum, file) => sum + file.bytes, 0);
    return E.right({ offer: offer.right, lessons, files, bytes });
  };
  /** Files that no other kept course needs. */
  const ownFiles = async (cache: LearnerCache, course: number, files: readonly string[]): Promise<readonly string[]> => {
    const others = (await cache.courses()).filter(({ id }) => id !== course);
    const needed = new Set(others.flatMap(({ whole }) => whole?.files ?? []));
    return files.filter((path) => !needed.has(path));
  };
  const drop = async (cache: LearnerCache, course: number, lessons: readonly number[], files: readonly string[]): Promise<void> => {
    await media.remove(await ownFiles(cache, course, files));
    for (const trigger of lessons) await cache.removeLesson(trigger);
  };
  const store = async (
    cache: LearnerCache,
    course: number,
    { offer, lessons, files, bytes }: KeepingPlan,
    stop: Stop,
    onDone: (bytes: number) => void,
  ): Promise<KeepingProblem | "stopped" | null> => {
    const before = await cache.course(course);
    const held = new Set((await cache.lessons(course)).map(({ place }) => place.trigger));
    const came: string[] = [];
    const put: number[] = [];
    const fail = async (problem: KeepingProblem | "stopped") => {
      const known = new Set(before?.whole?.files ?? []);
      await drop(
        cache,
        course,
        put.filter((trigger) => !held.has(trigger)),
        came.filter((path) => !known.has(path)),
      );
      return problem;
    };
    if (!(await media.keepPortal())) return fail("away");
    let done = 0;
    for (const file of files) {
      const end = stop.isStopped() ? "stopped" : (await media.has(file.path)) ? "kept" : await media.keep(file.path, stop);
      if (end !== "kept") return fail(end === "failed" ? "away" : end);
      came.push(file.path);
      done += file.bytes;
      onDone(done);
    }
    for (const { trigger, lesson } of lessons) {
      if (stop.isStopped()) return fail("stopped");
      put.push(trigger);
      if (!(await cache.putLesson({ place: { course, trigger }, value: lesson, at: clock.now() }))) return fail("full");
    }
    if (stop.isStopped()) return fail("stopped");
    const whole = { facts: offer.course, lessons: put, files: came, bytes, at: clock.now() };
    const { name } = offer.course;
    const isKept = await cache.changeCourse(course, (now) => ({ id: course, name, visited: now?.visited ?? null, whole }));
    return isKept ? null : fail("full");
  };
  const removed = async (cache: LearnerCache, course: number): Promise<void> => {
    const kept = await cache.course(course);
    if (kept === null || kept.whole === null) return;
    await drop(cache, course, kept.whole.lessons, kept.whole.files);
    await cache.changeCourse(course, (now) => (now === null || now.visited === null ? null : { ...now, whole: null }));
  };
  const renewed = async (cache: LearnerCache, kept: KeptCourse, stop: Stop): Promise<void> => {
    const { whole } = kept;
    const offer = whole === null ? null : await offers.offer(kept.id)();
    if (whole === null || offer === null || stop.isStopped()) return;
    if (E.isLeft(offer)) {
      if (isRefused(offer.left)) await removed(cache, kept.id);
      return;
    }
    const { missing, gone } = staleLessons(await cache.lessons(kept.id), offer.right.lessons);
    for (const trigger of gone) await cache.removeLesson(trigger);
    if (stop.isStopped()) return;
    if (missing.length === 0) {
      const lessons = offer.right.lessons.map(({ trigger }) => trigger);
      const { course } = offer.right;
      await cache.changeCourse(kept.id, (now) =>
        now === null || now.whole === null
          ? now
          : { ...now, name: course.name, whole: { ...now.whole, facts: course, lessons, at: clock.now() } },
      );
      return;
    }
    const plan = await planned(kept.id, stop);
    if (E.isLeft(plan) || (await store(cache, kept.id, plan.right, stop, () => undefined)) !== null) return;
    const needed = new Set(plan.right.files.map(({ path }) => path));
    const old = whole.files.filter((path) => !needed.has(path));
    await media.remove(await ownFiles(cache, kept.id, old));
  };
  return { planned, store, removed, renewed };
};
