import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { Log } from "../kernel/log.port.ts";
import { token } from "../kernel/token.ts";
import type { CallFailures } from "./call-failures.service.ts";
import { type ErrorEvent, framesOf, pageOf } from "./error-event.model.ts";

/**
 * Destination of error reports.
 * @returns false where the server has no token for it
 */
export type ErrorSink = { readonly send: (event: ErrorEvent) => TaskEither<Failure, boolean> };
export const ErrorSink = token<ErrorSink>("client.error-sink");

/** @property track false: the error is not reported */
export type ErrorData = { readonly track?: boolean };

/** Reports errors to the operator, never with typed text. */
export type ErrorReports = {
  /** @param error any thrown value */
  readonly report: (error: unknown, data?: ErrorData) => void;
};
export const ErrorReports = token<ErrorReports>("client.error-reports");

/** The call that sends reports; its own failures are not reported. */
const ownCall = "reports.send";
/** Maximum number of reports per page load. */
const mostReports = 20;

const dataOf = (error: unknown): ErrorData => {
  const data: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "data") : undefined;
  return typeof data === "object" && data !== null && Reflect.get(data, "track") === false ? { track: false } : {};
};

type Deps = {
  readonly sink: ErrorSink;
  readonly failures: Pick<CallFailures, "failures$">;
  readonly log: Log;
  readonly path: () => string;
};

export const makeErrorReports = ({ sink, failures, log, path }: Deps): ErrorReports => {
  let left = mostReports;
  const send = (event: ErrorEvent): void => {
    if (left <= 0) return;
    left -= 1;
    void sink
      .send({ ...event, page: pageOf(path()) })()
      .then((answer) => {
        if (E.isLeft(answer) || answer.right) return;
        if (left >= 0) log.warn("Error reports are skipped: the server has no token for them.");
        left = -1;
      });
  };
  failures.failures$.subscribe(({ failure, call, isTracked }) => {
    if (call === ownCall || !isTracked) return;
    if (failure.tag === "server")
      send({ name: failure.tag, call, ...(failure.requestId === null ? {} : { request_id: failure.requestId }) });
    if (failure.tag === "malformed") send({ name: failure.tag, call });
  });
  return {
    report: (error, data = dataOf(error)) => {
      if (data.track === false) return;
      const name = error instanceof Error ? error.name : typeof error;
      send({ name: name.slice(0, 100), frames: [...framesOf(error instanceof Error ? error.stack : undefined)] });
    },
  };
};
