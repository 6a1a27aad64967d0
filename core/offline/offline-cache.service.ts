import type { Type } from "io-ts";
import type { PortalUser } from "../auth/portal-auth.model.ts";
import { type LargeStorage, largeStorageOf } from "../kernel/large-storage.port.ts";
import type { CourseCard } from "../learning/course.model.ts";
import { type Kept, KeptCards, KeptCourse, KeptLesson, KeptUser } from "./kept.model.ts";

/** What this device keeps of one learner. */
export type LearnerCache = {
  readonly home: () => Promise<Kept<readonly CourseCard[]> | null>;
  readonly putHome: (cards: Kept<readonly CourseCard[]>) => Promise<boolean>;
  readonly course: (id: number) => Promise<KeptCourse | null>;
  readonly courses: () => Promise<readonly KeptCourse[]>;
  /**
   * Stores what becomes of a course; changes wait for one another, so that a visited page and what is kept of it never replace each other.
   * @param change null: nothing is kept of it
   * @returns false when it did not fit
   */
  readonly changeCourse: (id: number, change: (before: KeptCourse | null) => KeptCourse | null) => Promise<boolean>;
  readonly lesson: (trigger: number) => Promise<KeptLesson | null>;
  /** Those of one course. */
  readonly lessons: (course: number) => Promise<readonly KeptLesson[]>;
  readonly allLessons: () => Promise<readonly KeptLesson[]>;
  readonly putLesson: (lesson: KeptLesson) => Promise<boolean>;
  readonly removeLesson: (trigger: number) => Promise<void>;
};

/** What this device keeps for the portal; of one learner at a time. A value that does not fit is removed. */
export type OfflineCache = {
  /** The learner who was signed in last; null once they signed out, or their session ended. */
  readonly user: () => Promise<Kept<PortalUser> | null>;
  /** Keeps who is signed in, without the session's secret; everything of another learner is forgotten first. */
  readonly putUser: (user: Kept<PortalUser>) => Promise<void>;
  /** Forgets who is signed in; their lessons stay for when they sign in again. */
  readonly removeUser: () => Promise<void>;
  readonly of: (learner: number) => LearnerCache;
  /** Forgets everything of all learners. */
  readonly forget: () => Promise<void>;
};

const owner = "owner";

/** Reads, and drops what is of no known shape. */
const read = async <A>(storage: LargeStorage, key: string, codec: Type<A>): Promise<A | null> => {
  const found = await storage.get(key);
  if (codec.is(found)) return found;
  if (found !== undefined) await storage.remove(key);
  return null;
};

const put = async (storage: LargeStorage, key: string, value: unknown): Promise<boolean> => {
  const isKept = await storage.put(key, value);
  if (!isKept) await storage.remove(key);
  return isKept;
};

const cacheOf = (storage: LargeStorage): LearnerCache => {
  const all = async <A>(prefix: string, codec: Type<A>): Promise<readonly A[]> => {
    const keys = (await storage.keys()).filter((key) => key.startsWith(prefix)).toSorted();
    const found = await Promise.all(keys.map((key) => read(storage, key, codec)));
    return found.flatMap((one) => (one === null ? [] : [one]));
  };
  let last: Promise<unknown> = Promise.resolve();
  const course = (id: number): Promise<KeptCourse | null> => read(storage, `course.${id}`, KeptCourse);
  const changed = async (id: number, change: (before: KeptCourse | null) => KeptCourse | null): Promise<boolean> => {
    const next = change(await course(id));
    if (next !== null) return put(storage, `course.${id}`, next);
    await storage.remove(`course.${id}`);
    return true;
  };
  return {
    home: () => read(storage, "home", KeptCards),
    putHome: (cards) => put(storage, "home", cards),
    course,
    courses: () => all("course.", KeptCourse),
    changeCourse: (id, change) => {
      const done = last.then(() => changed(id, change));
      last = done.catch(() => undefined);
      return done;
    },
    lesson: (trigger) => read(storage, `lesson.${trigger}`, KeptLesson),
    lessons: async (course) => (await all("lesson.", KeptLesson)).filter(({ place }) => place.course === course),
    allLessons: () => all("lesson.", KeptLesson),
    putLesson: (lesson) => put(storage, `lesson.${lesson.place.trigger}`, lesson),
    removeLesson: (trigger) => storage.remove(`lesson.${trigger}`),
  };
};

/** @param storage for the portal alone: it is emptied when a learner signs out */
export const makeOfflineCache = (storage: LargeStorage): OfflineCache => {
  const forget = async (): Promise<void> => {
    await Promise.all((await storage.keys()).map((key) => storage.remove(key)));
  };
  return {
    user: () => read(storage, "user", KeptUser),
    putUser: async ({ value, at }) => {
      const learner = String(value.con_id);
      const before = await storage.get(owner);
      if (before !== undefined && before !== learner) await forget();
      await put(storage, owner, learner);
      await put(storage, "user", { value: { ...value, csrf_token: "" }, at });
    },
    removeUser: () => storage.remove("user"),
    of: (learner) => cacheOf(largeStorageOf(storage, String(learner))),
    forget,
  };
};
