import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type * as t from "io-ts";
import { BehaviorSubject, distinctUntilChanged, type Observable, skip } from "rxjs";
import type { CampaignStore } from "../campaigns/campaigns.port.ts";
import type { Failure } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import type { StoredCache } from "../kernel/stored-cache.service.ts";
import { token } from "../kernel/token.ts";
import { launchProgram } from "../org/onboarding-progress.rule.ts";
import type { UsageStore } from "../org/usage.port.ts";
import { firstTasks, taskLimits } from "../tasks/task-query.model.ts";
import type { TaskStatus } from "../tasks/task-status.model.ts";
import type { Task } from "../tasks/task.model.ts";
import type { TaskStore } from "../tasks/tasks.port.ts";
import { type HomePart, homeShapes, type HomeState, type HomeValue } from "./home-state.model.ts";
import { importantSteps } from "./important-steps.rule.ts";
import type { ItemCounter } from "./item-counts.port.ts";
import type { News } from "./news.port.ts";
import { newsShown } from "./news.rule.ts";

/** The contents of Home; each part is loaded, cached and fails independently. */
export type HomeContents = {
  readonly state$: Observable<HomeState>;
  readonly latest: () => HomeState;
  /** Loads the parts; values cached on this device are shown meanwhile. */
  readonly load: (parts: readonly HomePart[]) => Promise<void>;
  /**
   * Changes the status of a step at once, rolled back if the server refuses. The step keeps its position until the steps are loaded again.
   */
  readonly setStatus: (id: number, status: TaskStatus) => TaskEither<Failure, Task>;
};
export const HomeContents = token<HomeContents>("home.contents");

type Deps = {
  readonly counter: ItemCounter;
  readonly campaigns: CampaignStore;
  readonly usage: UsageStore;
  readonly tasks: TaskStore;
  readonly news: News;
  /** this user's cache on this device */
  readonly cache: StoredCache;
  /** the signed-in user; a change clears all parts */
  readonly who$: Observable<string>;
};

const nothing: HomeState = { counts: idle, live: idle, texts: idle, steps: idle, news: idle };
const heldMinutes = 24 * 60;

export const makeHomeContents = ({ counter, campaigns, usage, tasks, news, cache, who$ }: Deps): HomeContents => {
  const state = new BehaviorSubject<HomeState>(nothing);
  let round = 0;
  const asks: { readonly [P in HomePart]: TaskEither<Failure, HomeValue<P>> } = {
    counts: counter.count,
    live: pipe(
      campaigns.list,
      TE.map((all) => all.filter(({ status }) => status === "live").length),
    ),
    texts: pipe(
      usage.usage(["sms"]),
      TE.map(({ sms }) => sms ?? null),
    ),
    steps: pipe(
      tasks.list({ ...firstTasks, program_class: launchProgram, sort: "created", limit: taskLimits.rows }),
      TE.map(({ results }) => importantSteps(results)),
    ),
    news: pipe(
      news.latest,
      TE.map((items) => items.slice(0, newsShown)),
    ),
  };
  const keyOf = (part: HomePart): string => `home:${part}`;

  const loadPart = async <P extends HomePart>(
    part: P,
    shape: t.Type<HomeValue<P>, unknown>,
    held: Remote<HomeValue<P>>,
    ask: TaskEither<Failure, HomeValue<P>>,
    put: (remote: Remote<HomeValue<P>>) => void,
  ): Promise<void> => {
    const remembered = latestValue(held) ?? cache.get(keyOf(part), shape);
    put(remembered === null ? toLoading(held) : { tag: "loading", previous: remembered });
    const asked = round;
    const answer = await ask();
    if (asked !== round) return;
    if (E.isRight(answer)) cache.set(keyOf(part), answer.right, heldMinutes);
    put(
      E.isRight(answer)
        ? loaded(answer.right)
        : { ...toFailed(held, answer.left), ...(remembered === null ? {} : { previous: remembered }) },
    );
  };
  const change = (part: Partial<HomeState>): void => state.next({ ...state.value, ...part });
  const loaders: Readonly<Record<HomePart, () => Promise<void>>> = {
    counts: () => loadPart("counts", homeShapes.counts, state.value.counts, asks.counts, (counts) => change({ counts })),
    live: () => loadPart("live", homeShapes.live, state.value.live, asks.live, (live) => change({ live })),
    texts: () => loadPart("texts", homeShapes.texts, state.value.texts, asks.texts, (texts) => change({ texts })),
    steps: () => loadPart("steps", homeShapes.steps, state.value.steps, asks.steps, (steps) => change({ steps })),
    news: () => loadPart("news", homeShapes.news, state.value.news, asks.news, (items) => change({ news: items })),
  };

  who$.pipe(distinctUntilChanged(), skip(1)).subscribe(() => {
    round += 1;
    state.next(nothing);
  });

  const putStep = (step: Task): void => {
    const steps = latestValue(state.value.steps);
    if (steps === undefined) return;
    const changed = steps.map((held) => (held.id === step.id ? step : held));
    cache.set(keyOf("steps"), importantSteps(changed), heldMinutes);
    change({ steps: loaded(changed) });
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    load: async (parts) => {
      await Promise.all(parts.map((part) => loaders[part]()));
    },
    setStatus: (id, status) => async () => {
      const before = latestValue(state.value.steps)?.find((step) => step.id === id);
      if (before === undefined) return E.left({ tag: "not-found", message: "Task not found." });
      const asked = round;
      putStep({ ...before, status });
      const answer = await tasks.update(id, { version: before.version, status })();
      if (asked === round) putStep(E.isRight(answer) ? answer.right : before);
      return answer;
    },
  };
};
