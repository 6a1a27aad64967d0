import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import {
  asyncScheduler,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  merge,
  type Observable,
  type SchedulerLike,
  switchMap,
  takeWhile,
  timer,
} from "rxjs";
import type { SessionUser } from "../auth/session-user.model.ts";
import type { CallFailure } from "../client/call-failures.service.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import { accessMark } from "./access-mark.rule.ts";
import type { OwnAccess } from "./preset.model.ts";

/** Milliseconds between two looks, so that a change is in force in an open page within five seconds. */
export const accessLookMs = 4_000;

/** Watches whether the signed-in user's role, permissions, features or teams change while the page is open. */
export type AccessWatch = {
  /**
   * Watches until the returned function is called.
   * @param onChanged called once the session holds what the user may do now
   */
  readonly watch: (onChanged: () => void) => () => void;
};
export const AccessWatch = token<AccessWatch>("access-watch.service");

type Deps = {
  readonly user$: Observable<SessionUser | null>;
  readonly failures$: Observable<CallFailure>;
  /** whether the page is used: seen, online, and touched lately, so that looking keeps no abandoned session alive */
  readonly isUsed$: Observable<boolean>;
  readonly own: () => TaskEither<Failure, OwnAccess>;
  readonly reload: TaskEither<Failure, SessionUser | null>;
  readonly scheduler?: SchedulerLike;
};

/**
 * Looks every four seconds while the page is used by a user who is fully signed in, and at once when a call is refused for lack of a
 * permission. Once the session has ended it looks no more until the user has signed in again or comes back to the page.
 */
export const makeAccessWatch = ({ user$, failures$, isUsed$, own, reload, scheduler = asyncScheduler }: Deps): AccessWatch => ({
  watch: (onChanged) => {
    let known: { readonly id: number; readonly mark: string } | null = null;
    const keeping = user$.subscribe((user) => {
      known = user === null ? null : { id: user.id, mark: accessMark(user) };
    });
    const refused$ = failures$.pipe(filter(({ failure }) => failure.tag === "forbidden"));
    /** @returns whether to go on */
    const look = async (): Promise<boolean> => {
      const before = known;
      const answer = await own()();
      if (E.isLeft(answer)) return answer.left.tag !== "unauthorized";
      if (before === null || known?.id !== before.id || answer.right.mark === before.mark) return true;
      const after = await reload();
      if (E.isRight(after) && after.right?.id === before.id && accessMark(after.right) !== before.mark) onChanged();
      return true;
    };
    const looks$ = defer(() => merge(timer(accessLookMs, accessLookMs, scheduler), refused$)).pipe(
      exhaustMap(look),
      takeWhile((goesOn) => goesOn),
    );
    const looking = combineLatest([user$.pipe(distinctUntilChanged()), isUsed$.pipe(distinctUntilChanged())])
      .pipe(switchMap(([user, isUsed]) => (user === null || user.two_step_due || !isUsed ? EMPTY : looks$)))
      .subscribe();
    return () => {
      keeping.unsubscribe();
      looking.unsubscribe();
    };
  },
});
