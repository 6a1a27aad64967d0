import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import {
  asyncScheduler,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  switchMap,
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

/** Looks every four seconds while the page is used by a user who is fully signed in, and at once when a call is refused for lack of a permission. */
export const makeAccessWatch = ({ user$, failures$, isUsed$, own, reload, scheduler = asyncScheduler }: Deps): AccessWatch => ({
  watch: (onChanged) => {
    let known: { readonly id: number; readonly mark: string } | null = null;
    const who$ = user$.pipe(map((user) => (user === null || user.two_step_due ? null : user.id)));
    const keeping = user$.subscribe((user) => {
      known = user === null ? null : { id: user.id, mark: accessMark(user) };
    });
    const refused$ = failures$.pipe(filter(({ failure }) => failure.tag === "forbidden"));
    const look = async (): Promise<void> => {
      const before = known;
      const answer = await own()();
      if (E.isLeft(answer) || before === null || known?.id !== before.id || answer.right.mark === before.mark) return;
      const after = await reload();
      if (E.isRight(after) && after.right?.id === before.id && accessMark(after.right) !== before.mark) onChanged();
    };
    const looking = combineLatest([who$, isUsed$])
      .pipe(
        map(([id, isUsed]) => (isUsed ? id : null)),
        distinctUntilChanged(),
        switchMap((id) => (id === null ? EMPTY : merge(timer(accessLookMs, accessLookMs, scheduler), refused$))),
        exhaustMap(look),
      )
      .subscribe();
    return () => {
      keeping.unsubscribe();
      looking.unsubscribe();
    };
  },
});
