import { randomBytes } from "node:crypto";
import type { ErrorEvent } from "../../../core/client/error-event.model.ts";

/** The destination of reports as one address: `https://key@host/project`. */
export type Dsn = { readonly key: string; readonly endpoint: string };

/** @returns null when the text is not a DSN */
export const readDsn = (text: string): Dsn | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname } = new URL(text);
  const [, before = "", project = ""] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return /^https?:$/.test(protocol) && username !== "" && project !== ""
    ? { key: username, endpoint: `${protocol}//${host}${before}/api/${project}/envelope/` }
    : null;
};

const timeoutMs = 5_000;

const frameOf = (line: string): Readonly<Record<string, unknown>> => {
  const [, called = "?", file = line, row = "0"] = /^(?:(.+) )?(\/[^\s:]+):(\d+)/.exec(line) ?? [];
  return { function: called, filename: file, lineno: Number(row), in_app: true };
};

/**
 * @property now epoch seconds
 * @property platform where the code ran: a browser or the server
 */
type Told = { readonly now: number; readonly version: string; readonly platform: "javascript" | "node" };

/**
 * Sends one report as a Sentry envelope.
 * @throws Error when it was not accepted
 */
export const sendToSentry = async (
  { key, endpoint }: Dsn,
  { name, call, request_id, page, frames = [] }: ErrorEvent,
  { now, version, platform }: Told,
): Promise<void> => {
  const event_id = randomBytes(16).toString("hex");
  const stacktrace = { frames: frames.map(frameOf).toReversed() };
  const event = {
    event_id,
    timestamp: now,
    platform,
    level: "error",
    release: `cygnet@${version}`,
    tags: {
      ...(call === undefined ? {} : { call }),
      ...(request_id === undefined ? {} : { request_id }),
      ...(page === undefined ? {} : { page }),
    },
    exception: { values: [{ type: name, value: call ?? page ?? name, ...(frames.length === 0 ? {} : { stacktrace }) }] },
  };
  const lines = [{ event_id, sent_at: new Date(now * 1_000).toISOString() }, { type: "event" }, event];
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-sentry-envelope",
      "x-sentry-auth": `Sentry sentry_version=7, sentry_client=cygnet/${version}, sentry_key=${key}`,
    },
    body: `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The service for error reports answered ${response.status}.`);
};
