import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { UserName } from "./user-name.model.ts";
import type { UserDirectory } from "./users.port.ts";

/** The names of the staff as they were last loaded, for every screen that names people. */
export type StaffNames = {
  readonly names$: Observable<Remote<readonly UserName[]>>;
  readonly load: TaskEither<Failure, void>;
};
export const StaffNames = token<StaffNames>("users.staff-names");

export const makeStaffNames = (directory: UserDirectory): StaffNames => {
  const names = new BehaviorSubject<Remote<readonly UserName[]>>(idle);
  return {
    names$: names.asObservable(),
    load: async () => {
      names.next(toLoading(names.value));
      const answer = await directory.names();
      names.next(E.isRight(answer) ? loaded(answer.right) : toFailed(names.value, answer.left));
      return pipe(TE.fromEither(answer), TE.map(() => undefined))();
    },
  };
};
