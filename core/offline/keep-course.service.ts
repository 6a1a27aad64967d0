import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, type Observable } from "rxjs";
import { makeStop, type Stop } from "../kernel/stop.ts";
import { token } from "../kernel/token.ts";
import type { CourseStoring } from "./course-storing.service.ts";
import type { Keeping, KeepingPlan, KeepingProblem, KeptEntry } from "./keeping.model.ts";
import { keptEntries } from "./kept-entries.rule.ts";
import type { KeptMedia } from "./kept-media.port.ts";
import type { OwnCache } from "./kept-reading.service.ts";
import type { KeptCourse } from "./kept.model.ts";
import type { LearnerCache } from "./offline-cache.service.ts";

/** Keeps whole courses on this device. */
export type KeepCourse = {
  readonly state$: (course: number) => Observable<Keeping>;
  /** Reads what is kept of a course. */
  readonly look: (course: number) => Promise<void>;
  /** Finds out what keeping a course would take. */
  readonly plan: (course: number) => Promise<void>;
  /** Keeps what was planned; all of it or nothing. */
  readonly keep: (course: number) => Promise<void>;
  /** Ends planning or keeping; what is stored so far is removed. */
  readonly cancel: (course: number) => Promise<void>;
  readonly remove: (course: number) => Promise<void>;
  /** Everything that can be opened without network, by course. */
  readonly kept: () => Promise<readonly KeptEntry[]>;
  /** The names of the lessons that this device knows, by trigger. */
  readonly lessonNames: () => Promise<ReadonlyMap<number, string>>;
  /** Brings the portal and every kept course to the server's present state. */
  readonly refresh: () => Promise<void>;
};
export const KeepCourse = token<KeepCourse>("offline.keep-course");

type Deps = {
  readonly storing: CourseStoring;
  readonly media: Pick<KeptMedia, "isPossible" | "keepPortal">;
  /** of the learner who is signed in, the same object until another one signs in */
  readonly cache: Pick<OwnCache, "own" | "known">;
};

type Run = { readonly state: BehaviorSubject<Keeping>; plan: KeepingPlan | null; stop: ReturnType<typeof makeStop> };

const nothing = (problem: KeepingProblem | null = null): Keeping => ({ tag: "none", problem });
const keptState = ({ whole }: KeptCourse): Keeping =>
  whole === null ? nothing() : { tag: "kept", lessons: whole.lessons.length, bytes: whole.bytes, at: whole.at };

export const makeKeepCourse = ({ storing, media, cache: { own, known } }: Deps): KeepCourse => {
  const runs = new Map<number, Run>();
  const runOf = (course: number): Run => {
    const known = runs.get(course) ?? { state: new BehaviorSubject<Keeping>({ tag: "unknown" }), plan: null, stop: makeStop() };
    runs.set(course, known);
    return known;
  };
  /** Also stops once the learner has signed out or another one has signed in, so that nothing is stored for them afterwards. */
  const whileOwn = (cache: LearnerCache, stop: Stop): Stop => ({ ...stop, isStopped: () => stop.isStopped() || own() !== cache });
  const look = async (course: number): Promise<void> => {
    const { state } = runOf(course);
    if (state.value.tag !== "unknown" && state.value.tag !== "kept" && state.value.tag !== "none") return;
    if (!(await media.isPossible())) return state.next({ tag: "impossible" });
    const kept = await (await known()).course(course);
    state.next(kept === null ? nothing() : keptState(kept));
  };
  const remove = async (course: number): Promise<void> => {
    const cache = own();
    if (cache !== null) await storing.removed(cache, course);
    runOf(course).state.next(nothing());
  };
  return {
    look,
    remove,
    state$: (course) => runOf(course).state.asObservable(),
    plan: async (course) => {
      const run = runOf(course);
      run.stop = makeStop();
      const { stop } = run;
      run.state.next({ tag: "looking" });
      const plan = await storing.planned(course, stop);
      if (stop.isStopped()) return;
      run.plan = E.isRight(plan) ? plan.right : null;
      run.state.next(
        E.isLeft(plan)
          ? nothing(plan.left)
          : { tag: "planned", lessons: plan.right.lessons.length, files: plan.right.files.length, bytes: plan.right.bytes },
      );
    },
    keep: async (course) => {
      const run = runOf(course);
      const [cache, plan] = [own(), run.plan];
      if (cache === null || plan === null || run.state.value.tag !== "planned") return;
      const stop = whileOwn(cache, run.stop);
      const tell = (done: number): void => (stop.isStopped() ? undefined : run.state.next({ tag: "keeping", done, bytes: plan.bytes }));
      tell(0);
      const problem = await storing.store(cache, course, plan, stop, tell);
      run.plan = null;
      if (problem !== null) return run.state.next(nothing(problem === "stopped" ? null : problem));
      const kept = await cache.course(course);
      run.state.next(kept === null ? nothing() : keptState(kept));
    },
    cancel: async (course) => {
      const run = runOf(course);
      const wasKeeping = run.state.value.tag === "keeping";
      run.stop.stop();
      run.plan = null;
      if (!wasKeeping) run.state.next(nothing());
    },
    kept: async () => {
      const cache = await known();
      return keptEntries(await cache.courses(), await cache.allLessons());
    },
    lessonNames: async () => new Map((await (await known()).allLessons()).map(({ place, value }) => [place.trigger, value.name])),
    refresh: async () => {
      const cache = own();
      const whole = ((await cache?.courses()) ?? []).filter((course) => course.whole !== null);
      if (cache === null || whole.length === 0) return;
      await media.keepPortal();
      for (const kept of whole) await storing.renewed(cache, kept, whileOwn(cache, makeStop()));
    },
  };
};
