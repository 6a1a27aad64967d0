import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { ErrorSink } from "../../core/client/error-reports.service.ts";
import { reports } from "../contract/reports.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Error reports over HTTP; the server forwards them. */
export const makeReportsHttp = (call: Caller): ErrorSink => ({
  send: (body) =>
    pipe(
      call(reports.send, { ...none, body }),
      TE.map(({ sent }) => sent),
    ),
});
