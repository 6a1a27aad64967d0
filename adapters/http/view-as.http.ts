import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { OwnView, ViewsAs } from "../../core/view-as/view-as.port.ts";
import { viewAs } from "../contract/view-as.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Beginning views over HTTP. */
export const makeViewsAsHttp = (call: Caller): ViewsAs => ({
  begin: (id) => call(viewAs.begin, { ...none, params: { id } }),
});

/** The view of this tab over HTTP. */
export const makeOwnViewHttp = (call: Caller): OwnView => ({
  current: call(viewAs.current, none),
  end: pipe(
    call(viewAs.end, none),
    TE.map(() => undefined),
  ),
});
