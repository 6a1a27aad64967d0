import * as E from "fp-ts/lib/Either.js";
import {
  asyncScheduler,
  concatMap,
  defer,
  distinctUntilChanged,
  exhaustMap,
  filter,
  merge,
  type Observable,
  type SchedulerLike,
  scan,
  startWith,
  Subject,
  switchMap,
  timer,
} from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, loaded, type Remote, toFailed } from "../kernel/remote.ts";
import { sameValue } from "../kernel/same-value.ts";
import { token } from "../kernel/token.ts";
import type { GroupOfContact } from "./group-answers.model.ts";
import type { GroupStore } from "./groups.port.ts";

/** How long after a change members are right, at the latest, and how often others' changes are looked for; milliseconds. */
const settledAfter = [300, 2_000] as const;
const lookEvery = 10_000;

/** The groups that a contact is in, kept up while somebody looks. */
export type GroupsOfContact = {
  readonly watch: (contact: number) => Observable<Remote<readonly GroupOfContact[]>>;
  /** The contact was changed here: looks at once and again when members are right. */
  readonly touched: (contact: number) => void;
};
export const GroupsOfContact = token<GroupsOfContact>("groups.of-contact");

const nothing: Remote<readonly GroupOfContact[]> = idle;

type Deps = { readonly store: Pick<GroupStore, "ofContact">; readonly scheduler?: SchedulerLike };

export const makeGroupsOfContact = ({ store, scheduler = asyncScheduler }: Deps): GroupsOfContact => {
  const touches = new Subject<number>();
  const ask = (contact: number): Observable<E.Either<Failure, readonly GroupOfContact[]>> => defer(store.ofContact(contact));
  return {
    watch: (contact) => {
      const settled = touches.pipe(
        filter((touched) => touched === contact),
        switchMap(() => merge(...settledAfter.map((after) => timer(after, scheduler)))),
        concatMap(() => ask(contact)),
      );
      const others = timer(0, lookEvery, scheduler).pipe(exhaustMap(() => ask(contact)));
      return merge(others, settled).pipe(
        scan((known, answer) => (E.isRight(answer) ? loaded(answer.right) : toFailed(known, answer.left)), nothing),
        startWith(nothing),
        distinctUntilChanged((a, b) => sameValue(a, b)),
      );
    },
    touched: (contact) => touches.next(contact),
  };
};
