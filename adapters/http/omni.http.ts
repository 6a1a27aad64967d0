import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { OmniStore } from "../../core/shell/omni.port.ts";
import { omni } from "../contract/omni.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Search across all records over HTTP. */
export const makeOmniHttp = (call: Caller): OmniStore => ({
  search: ({ term, types, limit }) =>
    pipe(
      call(omni.search, { ...none, query: { data: 1, term, limit, type: types } }),
      TE.map(({ data }) => data.data),
    ),
});
