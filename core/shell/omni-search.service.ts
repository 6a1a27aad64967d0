import * as E from "fp-ts/lib/Either.js";
import {
  asyncScheduler,
  BehaviorSubject,
  distinctUntilChanged,
  type Observable,
  of,
  type SchedulerLike,
  skip,
  Subject,
  switchMap,
  timer,
} from "rxjs";
import { newestKept } from "../kernel/remembered.ts";
import { token } from "../kernel/token.ts";
import { bestMatches, showsTerm } from "./omni-rank.rule.ts";
import { longestTerm, omniLimit, type OmniResult, type OmniState, type OmniType } from "./omni.model.ts";
import type { OmniStore } from "./omni.port.ts";

/** One search box. */
export type OmniBox = {
  readonly state$: Observable<OmniState>;
  readonly latest: () => OmniState;
  /**
   * Searches for the typed text: at once in known results, and debounced on the server. Text below the minimum length is not searched for.
   */
  readonly type: (text: string) => void;
  /** Repeats the server search at once. */
  readonly retry: () => void;
  /** Stops searching. */
  readonly close: () => void;
};

/**
 * @property waitMs debounce before the server is searched
 * @property fewest minimum number of characters, 1 by default
 * @property types record types to search
 */
export type OmniBoxOptions = { readonly waitMs: number; readonly types: readonly OmniType[]; readonly fewest?: number };

/** Search over all records. */
export type OmniSearch = { readonly open: (options: OmniBoxOptions) => OmniBox };
export const OmniSearch = token<OmniSearch>("shell.omni-search");

/** Debounce of server searches: in the palette, and in the search box of the home page. */
export const omniWaitMs = { palette: 500, home: 300 } as const;

const mostKnown = 500;
const mostAnswers = 100;
export const nothingSearched: OmniState = { term: "", results: [], isWaiting: false, failure: null };

type Deps = {
  readonly store: OmniStore;
  /** signed-in user and current team; a change drops all results */
  readonly who$: Observable<string>;
  readonly scheduler?: SchedulerLike;
};

/** Search boxes share known results; stale responses and those of another user are dropped. */
export const makeOmniSearch = ({ store, who$, scheduler = asyncScheduler }: Deps): OmniSearch => {
  const answers = newestKept<readonly OmniResult[]>(mostAnswers);
  const known = newestKept<OmniResult>(mostKnown);
  const forgotten = new Subject<void>();
  who$.pipe(distinctUntilChanged(), skip(1)).subscribe(() => {
    answers.forgetAll();
    known.forgetAll();
    forgotten.next();
  });

  const keep = (key: string, results: readonly OmniResult[]): void => {
    answers.keep(key, results);
    for (const one of results) known.keep(`${one.type}:${one.id}`, one);
  };

  const open = ({ waitMs, types, fewest = 1 }: OmniBoxOptions): OmniBox => {
    const state = new BehaviorSubject(nothingSearched);
    const asked = new Subject<{ readonly term: string; readonly waitMs: number } | null>();
    const keyOf = (term: string): string => `${types.join()}\n${term.toLowerCase()}`;
    const atOnce = (term: string): readonly OmniResult[] =>
      answers.get(keyOf(term)) ??
      bestMatches(
        known.values().filter((one) => types.includes(one.type) && showsTerm(one, term)),
        term,
        omniLimit,
      );
    const ask = (term: string, wait: number): void => {
      state.next({ term, results: atOnce(term), isWaiting: true, failure: null });
      asked.next({ term, waitMs: wait });
    };
    const asking = asked
      .pipe(
        switchMap((question) =>
          question === null
            ? of(null)
            : timer(question.waitMs, scheduler).pipe(
                switchMap(async () => ({
                  term: question.term,
                  answer: await store.search({ term: question.term, types, limit: omniLimit })(),
                })),
              ),
        ),
      )
      .subscribe((reply) => {
        if (reply === null) return;
        const { term, answer } = reply;
        if (E.isLeft(answer)) return state.next({ ...state.value, isWaiting: false, failure: answer.left });
        keep(keyOf(term), answer.right);
        state.next({ term, results: answer.right, isWaiting: false, failure: null });
      });
    const forget = forgotten.subscribe(() => {
      asked.next(null);
      state.next(nothingSearched);
    });

    return {
      state$: state.asObservable(),
      latest: () => state.value,
      type: (text) => {
        const term = text.trim().slice(0, longestTerm);
        if (term === state.value.term) return;
        if (Array.from(term).length >= fewest) return ask(term, waitMs);
        asked.next(null);
        state.next({ ...nothingSearched, term });
      },
      retry: () => {
        if (Array.from(state.value.term).length >= fewest) ask(state.value.term, 0);
      },
      close: () => {
        asking.unsubscribe();
        forget.unsubscribe();
      },
    };
  };
  return { open };
};
