import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, filter, firstValueFrom, map, type Observable, Subject } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import { courseFrame } from "../learning/course-frame.rule.ts";
import { courseView } from "../learning/course-view.rule.ts";
import type { Course, CourseCard } from "../learning/course.model.ts";
import type { LearnerLesson } from "../learning/learner-lesson.model.ts";
import type { LearningOutbox } from "../learning/learning-outbox.service.ts";
import { lessonEntry } from "../learning/lesson-entry.rule.ts";
import { CoursePlace } from "../learning/lesson-place.model.ts";
import type { KeptMedia } from "./kept-media.port.ts";
import type { Kept, KeptCourse, KeptLesson } from "./kept.model.ts";
import { courseHere, noteTaken } from "./local-courses.service.ts";
import type { OfflineCache, LearnerCache } from "./offline-cache.service.ts";
import type { KeptPart, KeptReading } from "./without-network.service.ts";

type Deps = {
  readonly cache: OfflineCache;
  readonly media: Pick<KeptMedia, "forget">;
  readonly outbox: Pick<LearningOutbox, "queued" | "taken$">;
  readonly clock: Clock;
};

/**
 * The learner's cache, for services that keep more than what was visited; null while no learner is known.
 * @property known that cache as soon as it is known who is signed in, which a page may show before
 * @property confirmed$ emits when the server confirms who is signed in
 */
export type OwnCache = {
  readonly own: () => LearnerCache | null;
  readonly known: () => Promise<LearnerCache>;
  readonly confirmed$: Observable<void>;
};

export type OwnKept = KeptReading & OwnCache;
export const OwnKept = token<OwnKept>("offline.own-kept");

const right = <A>(value: A, at: number): E.Either<Failure, Kept<A>> => E.right({ value, at });

/** What the portal keeps of each page that a learner visits, and reads without network. */
export const makeKeptReading = ({ cache, media, outbox, clock }: Deps): OwnKept => {
  const confirmed = new Subject<void>();
  const known = new BehaviorSubject<{ readonly learner: number; readonly cache: LearnerCache } | null>(null);
  const own = (): LearnerCache | null => known.value?.cache ?? null;
  const setLearner = (learner: number): void => {
    if (known.value?.learner !== learner) known.next({ learner, cache: cache.of(learner) });
  };
  const readOwn = async <A>(read: (cache: LearnerCache) => Promise<A | null>): Promise<A | null> => {
    const mine = own();
    return mine === null ? null : read(mine);
  };
  outbox.taken$.subscribe(({ report, outcome }) => {
    const mine = own();
    if (mine !== null) void noteTaken(mine, report, outcome);
  });
  const viewed = async (mine: LearnerCache, kept: KeptCourse): Promise<E.Either<Failure, Kept<Course>> | null> => {
    if (kept.whole !== null) return right(courseView(await courseHere(mine, outbox, kept.whole), clock.now()), kept.whole.at);
    return kept.visited === null ? null : right(kept.visited.value, kept.visited.at);
  };
  /** Cards of kept courses are as they are on this device. */
  const cardsHere = async (mine: LearnerCache, cards: readonly CourseCard[]): Promise<readonly CourseCard[]> => {
    const kept = new Map((await mine.courses()).map((course) => [course.id, course]));
    return Promise.all(
      cards.map(async (card) => {
        const whole = kept.get(card.id)?.whole ?? null;
        return whole === null ? card : courseView(await courseHere(mine, outbox, whole), clock.now());
      }),
    );
  };
  const entered = async (mine: LearnerCache, { place, value, at }: KeptLesson): Promise<E.Either<Failure, Kept<LearnerLesson>>> => {
    const whole = (await mine.course(place.course))?.whole ?? null;
    if (whole === null) return right(value, at);
    const course = await courseHere(mine, outbox, whole);
    const entry = lessonEntry(course, place.trigger, clock.now());
    return E.isLeft(entry) ? entry : right({ ...value, ...courseFrame(course, place.trigger, clock.now()) }, at);
  };
  const user: KeptReading["user"] = {
    keep: async (value) => {
      const before = await cache.user();
      if (before !== null && before.value.con_id !== value.con_id) await media.forget();
      await cache.putUser({ value, at: clock.now() });
      setLearner(value.con_id);
      confirmed.next();
    },
    read: async () => {
      const found = await cache.user();
      if (found === null) return null;
      setLearner(found.value.con_id);
      return E.right(found);
    },
  };
  const home: KeptPart<readonly CourseCard[]> = {
    keep: async (value) => void (await own()?.putHome({ value, at: clock.now() })),
    read: () =>
      readOwn(async (mine) => {
        const found = await mine.home();
        return found === null ? null : right(await cardsHere(mine, found.value), found.at);
      }),
  };
  return {
    own,
    known: () =>
      firstValueFrom(
        known.pipe(
          filter((one) => one !== null),
          map((one) => one.cache),
        ),
      ),
    confirmed$: confirmed.asObservable(),
    user,
    home,
    ended: () => cache.removeUser(),
    forget: async () => {
      known.next(null);
      await Promise.all([cache.forget(), media.forget()]);
    },
    course: (id) => ({
      keep: async (value) => {
        const visited = { value, at: clock.now() };
        await own()?.changeCourse(id, (before) => ({ id, name: value.name, visited, whole: before?.whole ?? null }));
      },
      read: () =>
        readOwn(async (mine) => {
          const found = await mine.course(id);
          return found === null ? null : viewed(mine, found);
        }),
    }),
    lesson: (place) => ({
      keep: async (value) => {
        if (CoursePlace.is(place)) await own()?.putLesson({ place, value, at: clock.now() });
      },
      read: () =>
        readOwn(async (mine) => {
          const found = CoursePlace.is(place) ? await mine.lesson(place.trigger) : null;
          return found === null ? null : entered(mine, found);
        }),
    }),
  };
};
