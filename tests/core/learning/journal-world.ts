import * as E from "fp-ts/lib/Either.js";
import { filter } from "rxjs";
import type { DemoCourse } from "../../../adapters/server/demo/demo-courses.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { LargeStorage } from "../../../core/kernel/large-storage.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import type { LearningStore } from "../../../core/learning/learning.port.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import { makeLessonPlayers } from "../../../core/learning/lesson-player.service.ts";
import type { LessonReport } from "../../../core/learning/lesson-report.model.ts";
import { makeLearningOutbox } from "../../../core/learning/outbox-sender.service.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { fakeLargeStorage } from "../../fakes/large-storage.fake.ts";
import { makeLearningRecordsFake } from "../../fakes/learning-records.fake.ts";
import { learningThrough } from "../../fakes/learning-through.ts";
import { fakeBrowser } from "../../fakes/tabs.fake.ts";

const question = (name: string) => ({
  type: "challenge",
  name,
  values: { question: `<p>${name}?</p>`, answers: ["red", "green", "blue"], correct: [1] },
});

const course: DemoCourse = {
  name: "Colours",
  summary: "",
  about: "",
  show_order: 1,
  lessons: [
    {
      name: "First",
      items: [
        { type: "rich_text", name: "Read", values: { body: "<p>Read this.</p>", standalone: true } },
        question("One"),
        question("Two"),
        { type: "video", name: "Watch", values: { gallery_url: "/media/a/film.mp4", standalone: true } },
      ],
    },
  ],
  release: () => ({ release: "immediately" }),
};

/** What becomes of a request: `late` fails for the caller and arrives some time afterwards, perhaps after it was sent again. */
export type Fate = "arrives" | "lost" | "reply lost" | "doubled" | "late";

/**
 * A call that has reached the server.
 * @property id the idempotency key
 * @property item index of the item, null for a reset
 */
export type Arrival = {
  readonly id: string;
  readonly kind: "shown" | "answer" | "played" | "reset";
  readonly item: number | null;
  readonly attempt: number;
  readonly given: { readonly ago: number; readonly answer?: unknown; readonly furthest?: number };
  readonly now: number;
};

/** One learner's records with the operations on them, at a time. */
export const makeJournalServer = () => {
  const { records, add } = makeLearningRecordsFake();
  const sample = add(course, 0);
  const place = { course: sample.course, trigger: sample.triggers[0]?.id ?? 0 };
  const items = sample.triggers[0]?.items ?? [];
  return { place, items, at: (now: number): LearningStore => makeLearning({ records, learner: 1, now }) };
};

export type Tab = ReturnType<ReturnType<ReturnType<typeof makeJournalWorld>["newDevice"]>["newTab"]>;

/**
 * A learner's devices, a network whose requests meet the given fates in turn, and a server.
 * @property made every action that a learner did, in order, with its tab
 * @property arrivals the first arrival of each action
 */
export const makeJournalWorld = (fates: readonly Fate[]) => {
  const clock = fakeClock(1_000_000);
  const { place, items, at } = makeJournalServer();
  const made: { readonly tab: number; readonly report: LessonReport }[] = [];
  const arrivals: Arrival[] = [];
  const points: number[] = [];
  const late: (() => Promise<unknown>)[] = [];
  const known = new Set<string>();
  let [calls, tabs, uuids] = [0, 0, 0];
  let isFair = false;
  let working: Promise<unknown> = Promise.resolve();

  /** The server handles one call of a learner at a time. */
  const handle = <A>(run: () => Promise<A>): Promise<A> => {
    const own = working.then(run);
    working = own;
    return own;
  };
  const arrive = <A>(
    arrival: Arrival | null,
    run: (store: LearningStore) => Promise<E.Either<Failure, A>>,
  ): Promise<E.Either<Failure, A>> =>
    handle(async () => {
      const now = clock.now();
      if (arrival !== null && !known.has(arrival.id)) arrivals.push({ ...arrival, now });
      if (arrival !== null) known.add(arrival.id);
      const answer = await run(at(now));
      const lesson = await at(now).lesson(place)();
      if (E.isRight(lesson)) points.push(lesson.right.points);
      return answer;
    });
  type Run<A> = (store: LearningStore) => Promise<E.Either<Failure, A>>;
  const travel = async <A>(arrival: Arrival | null, run: Run<A>): Promise<E.Either<Failure, A>> => {
    const fate = isFair ? "arrives" : (fates[(calls += 1) % fates.length] ?? "arrives");
    if (fate === "lost") return E.left({ tag: "offline" });
    if (fate === "late") {
      late.push(() => arrive(arrival, run));
      return E.left({ tag: "timeout" });
    }
    const answer = await arrive(arrival, run);
    if (fate === "doubled") await arrive(arrival, run);
    return fate === "reply lost" ? E.left({ tag: "timeout" }) : answer;
  };
  const indexOf = (uuid: string): number => items.indexOf(uuid);

  const newDevice = () => {
    const storage = fakeLargeStorage();
    const browser = fakeBrowser();
    const connectivity = fakeConnectivity();
    const newTab = () => {
      const number = (tabs += 1);
      let isAlive = true;
      const own = browser.newTab();
      const alive = <A>(run: () => Promise<A>): Promise<A> => (isAlive ? run() : new Promise<A>(() => undefined));
      const call = async <A>(arrival: Arrival | null, run: Run<A>): Promise<E.Either<Failure, A>> => {
        const answer = await alive(() =>
          connectivity.isOnline() ? travel(arrival, run) : Promise.resolve(E.left<Failure>({ tag: "offline" })),
        );
        return alive(() => Promise.resolve(answer));
      };
      const through = learningThrough((use) => () => call(null, (server) => use(server)()));
      const store: LearningStore = {
        ...through,
        shown: (of, given) => () =>
          call({ ...arrivalOf(given.id, given.attempt), kind: "shown", item: indexOf(of.item), given }, (server) =>
            server.shown(of, given)(),
          ),
        answer: (of, given) => () =>
          call({ ...arrivalOf(given.answer_id, given.attempt), kind: "answer", item: indexOf(of.item), given }, (server) =>
            server.answer(of, given)(),
          ),
        played: (of, given) => () =>
          call({ ...arrivalOf(given.id, given.attempt), kind: "played", item: indexOf(of.item), given }, (server) =>
            server.played(of, given)(),
          ),
        resetLesson: (of, given) => () =>
          call({ ...arrivalOf(given?.id, given?.attempt), kind: "reset", item: null, given: { ago: 0 } }, (server) =>
            server.resetLesson(of, given)(),
          ),
      };
      const kept: LargeStorage = {
        get: (key) => alive(() => storage.get(key)),
        put: (key, value) => alive(() => storage.put(key, value)),
        remove: (key) => alive(() => storage.remove(key)),
        keys: () => alive(() => storage.keys()),
      };
      const online$ = connectivity.online$.pipe(filter(() => isAlive));
      const sender = makeLearningOutbox({ store, storage: kept, tabs: own, clock, connectivity: { online$ } });
      sender.setLearner("1");
      const outbox: LearningOutbox = {
        ...sender,
        send: (report) => {
          if (isAlive) made.push({ tab: number, report });
          return sender.send(report);
        },
      };
      const player = makeLessonPlayers({ store, outbox, clock, ids: { uuid: () => `${(uuids += 1)}` } }).open(place);
      let isOpen = false;
      player.view$.subscribe((view) => {
        isOpen ||= latestValue(view) !== undefined;
      });
      void player.load();
      return {
        player,
        outbox,
        /** Whether the lesson is shown. */
        isOpen: () => isOpen,
        kill: () => {
          isAlive = false;
          own.close();
        },
      };
    };
    return { storage, connectivity, newTab };
  };
  const arrivalOf = (id: string | undefined, attempt: number | undefined) => {
    if (id === undefined || attempt === undefined) throw new Error("An action has no id or no attempt.");
    return { id, attempt, now: 0 };
  };
  return {
    clock,
    place,
    items,
    made,
    arrivals,
    points,
    newDevice,
    at,
    known,
    /** Delivers the requests that are still under way. */
    deliverLate: async (): Promise<void> => {
      for (const one of late.splice(0)) await one();
    },
    /** From now on every request arrives, and its reply too. */
    becomeFair: (): void => {
      isFair = true;
    },
  };
};
