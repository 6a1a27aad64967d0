import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { OwnStaffView, OwnView, ViewsAs, ViewsAsColleague } from "../../core/view-as/view-as.port.ts";
import { colleagueView } from "../contract/colleague-view.contract.ts";
import { viewAs } from "../contract/view-as.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Beginning views of the portal over HTTP. */
export const makeViewsAsHttp = (call: Caller): ViewsAs => ({
  begin: (id) => call(viewAs.begin, { ...none, params: { id } }),
});

/** Beginning views of the staff application over HTTP. */
export const makeViewsAsColleagueHttp = (call: Caller): ViewsAsColleague => ({
  begin: (id) => call(colleagueView.begin, { ...none, params: { id } }),
});

const end = (call: Caller) =>
  pipe(
    call(viewAs.end, none),
    TE.map(() => undefined),
  );

/** The view of the portal of this tab over HTTP. */
export const makeOwnViewHttp = (call: Caller): OwnView => ({ current: call(viewAs.current, none), end: end(call) });

/** The view of the staff application of this tab over HTTP. */
export const makeOwnStaffViewHttp = (call: Caller): OwnStaffView => ({ current: call(colleagueView.current, none), end: end(call) });
