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
  switchMap,
  timer,
} from "rxjs";
import type { ContactChange, ContactChangeKind } from "../contacts/contact-change.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { idle, loaded, type Remote, toFailed } from "../kernel/remote.ts";
import { sameValue } from "../kernel/same-value.ts";
import { token } from "../kernel/token.ts";
import type { GroupOfContact } from "./group-answers.model.ts";
import type { GroupStore } from "./groups.port.ts";

/**
 * Delays of the reloads after a local change, the last of which finds the members recomputed, and the polling interval for changes of other
 * users; milliseconds.
 */
const settledAfter = [300, 2_000] as const;
const lookEvery = 10_000;

/** The groups of a contact. */
export type GroupsOfContact = {
  /** The groups, reloaded at intervals and after local changes of the contact, while subscribed to. */
  readonly watch: (contact: number) => Observable<Remote<readonly GroupOfContact[]>>;
};
export const GroupsOfContact = token<GroupsOfContact>("groups.of-contact");

/** Changes that do not affect the groups of a contact. */
const membershipFree: ReadonlySet<ContactChangeKind> = new Set(["notes", "tasks"]);
const nothing: Remote<readonly GroupOfContact[]> = idle;

type Deps = {
  readonly store: Pick<GroupStore, "ofContact">;
  /** local changes of contacts */ readonly changed$: Observable<ContactChange>;
  readonly scheduler?: SchedulerLike;
};

export const makeGroupsOfContact = ({ store, changed$, scheduler = asyncScheduler }: Deps): GroupsOfContact => {
  const ask = (contact: number): Observable<E.Either<Failure, readonly GroupOfContact[]>> => defer(store.ofContact(contact));
  return {
    watch: (contact) => {
      const settled = changed$.pipe(
        filter((change) => !membershipFree.has(change.what) && (change.contact === null || change.contact === contact)),
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
  };
};
