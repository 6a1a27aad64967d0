import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { UserName } from "./user-name.model.ts";
import type { UserDirectory } from "./users.port.ts";

/** The names of staff as last loaded, shared by all screens. */
export type StaffNames = {
  readonly names$: Observable<Remote<readonly UserName[]>>;
  readonly load: TaskEither<Failure, void>;
};
export const StaffNames = token<StaffNames>("users.staff-names");

export const makeStaffNames = (directory: UserDirectory): StaffNames => {
  const names = makeRemote(() => directory.names);
  return {
    names$: names.state$,
    load: pipe(
      names.load(),
      TE.map(() => undefined),
    ),
  };
};
