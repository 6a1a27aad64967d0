import * as E from "fp-ts/lib/Either.js";
import { Subject } from "rxjs";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { LargeStorage } from "../../../core/kernel/large-storage.port.ts";
import { makeCourseOffers } from "../../../core/learning/course-offer.service.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import { placeKey } from "../../../core/learning/lesson-place.model.ts";
import type { LessonReport } from "../../../core/learning/lesson-report.model.ts";
import type { TakenReport } from "../../../core/learning/outbox-news.model.ts";
import { makeCourseStoring } from "../../../core/offline/course-storing.service.ts";
import { makeKeepCourse } from "../../../core/offline/keep-course.service.ts";
import type { Keeping } from "../../../core/offline/keeping.model.ts";
import type { KeptMedia } from "../../../core/offline/kept-media.port.ts";
import { makeKeptReading } from "../../../core/offline/kept-reading.service.ts";
import { makeOfflineCache } from "../../../core/offline/offline-cache.service.ts";
import { makeWithoutNetwork } from "../../../core/offline/without-network.service.ts";
import { sampleCourse } from "../../conformance/learning-sample.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeLargeStorage } from "../../fakes/large-storage.fake.ts";
import { makeLearningRecordsFake } from "../../fakes/learning-records.fake.ts";
import { lena } from "../../fakes/portal-accounts.fake.ts";

const film = "/media/00000000-0000-4000-8000-000000000001/film.mp4";
const filmed = {
  ...sampleCourse,
  lessons: sampleCourse.lessons.map((lesson) => ({
    ...lesson,
    items: lesson.items.map((item) => (item.type === "video" ? { ...item, values: { ...item.values, gallery_url: film } } : item)),
  })),
};

/** A device's caches in memory, with room for so many files. */
const fakeMedia = () => {
  const held = new Set<string>();
  const state = { room: 10, isThere: true };
  const media: KeptMedia = {
    isPossible: async () => true,
    size: async () => (state.isThere ? 1000 : "away"),
    has: async (path) => held.has(path),
    keep: async (path, stop) => {
      if (stop.isStopped()) return "stopped";
      if (!state.isThere) return "failed";
      if (held.size >= state.room) return "full";
      held.add(path);
      return "kept";
    },
    remove: async (paths) => void paths.forEach((path) => held.delete(path)),
    forget: async () => held.clear(),
    keepPortal: async () => state.isThere,
  };
  return { media, held, state };
};

/** A learner with a course of three lessons on one device, on a server that can be out of reach. */
export const keptWorld = async () => {
  const clock = fakeClock(1_000_000);
  const { records, add } = makeLearningRecordsFake();
  const sample = add(filmed, 0);
  const line = { isUp: true };
  const offline: Failure = { tag: "offline" };
  const server = () => makeLearning({ records, learner: lena.con_id, now: clock.now() });
  const offers = () => makeCourseOffers({ records, learner: lena.con_id, now: clock.now() });
  const through =
    <A>(use: () => () => Promise<E.Either<Failure, A>>) =>
    async (): Promise<E.Either<Failure, A>> =>
      line.isUp ? use()() : E.left(offline);
  const queue: LessonReport[] = [];
  const taken = new Subject<TakenReport>();
  const storage = fakeLargeStorage();
  const full = { is: false, after: Number.POSITIVE_INFINITY };
  const limited: LargeStorage = { ...storage, put: async (key, value) => (full.is || full.after-- <= 0 ? false : storage.put(key, value)) };
  const cache = makeOfflineCache(limited);
  const { media, held, state } = fakeMedia();
  const outbox = {
    taken$: taken.asObservable(),
    queued: async (place: LessonReport["place"]) => queue.filter((report) => placeKey(report.place) === placeKey(place)),
  };
  const reading = makeKeptReading({ cache, media, outbox, clock });
  const network = makeWithoutNetwork();
  network.reachBy(async () => reading);
  const storing = makeCourseStoring({
    offers: { offer: (id) => through(() => offers().offer(id)), offeredLesson: (place) => through(() => offers().offeredLesson(place)) },
    media,
    clock,
  });
  const keepCourse = makeKeepCourse({ storing, media, cache: reading });
  await server().join(sample.course)();
  await reading.user.keep(lena);
  const place = (index: number) => ({ course: sample.course, trigger: sample.triggers[index]?.id ?? 0 });
  const item = (index: number, at: number): string => sample.triggers[index]?.items[at] ?? "";
  const seen: Keeping[] = [];
  keepCourse.state$(sample.course).subscribe((keeping) => seen.push(keeping));
  const report = (index: number, at: number): LessonReport => ({
    id: `${index}-${at}`,
    place: place(index),
    attempt: 0,
    item: item(index, at),
    at: clock.now(),
    kind: "answer",
    answer: [1],
  });
  return {
    clock,
    course: sample.course,
    line,
    server,
    offers,
    through,
    queue,
    taken,
    storage,
    full,
    cache,
    media,
    storing,
    held,
    state,
    reading,
    network,
    keepCourse,
    place,
    item,
    report,
    film,
    seen,
    /** Plans and keeps the course. */
    keep: async () => {
      await keepCourse.plan(sample.course);
      await keepCourse.keep(sample.course);
    },
  };
};
