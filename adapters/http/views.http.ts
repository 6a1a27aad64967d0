import type { ViewStore } from "../../core/views/view-store.port.ts";
import type { ViewCalls } from "../contract/views.ts";
import { type Caller, none } from "./caller.ts";

/** The views of a list over HTTP. */
export const makeViewsHttp = <S>(call: Caller, calls: ViewCalls<S>): ViewStore<S> => ({
  list: call(calls.list, none),
  create: (body) => call(calls.create, { ...none, body }),
  update: (id, body) => call(calls.update, { ...none, params: { id }, body }),
  remove: (id) => call(calls.remove, { ...none, params: { id } }),
  restore: (id) => call(calls.restore, { ...none, params: { id } }),
  begin: (id) => call(calls.begin, { ...none, body: { id } }),
});
