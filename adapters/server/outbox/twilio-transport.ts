import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { letterText } from "../../../core/outbox/letter.model.ts";
import type { TransportAnswer } from "../../../core/outbox/transport-answer.model.ts";
import type { TwilioAccount } from "../phone/twilio-numbers.ts";
import { textStatusPath } from "./text-status-path.ts";
import type { Departing, Transport } from "./transport.ts";

const timeoutMs = 15_000;
const looked = "50";

const Text = t.type({ sid: t.string });
const Texts = t.type({ messages: t.readonlyArray(t.type({ sid: t.string, body: t.string })) });
const Refusal = t.type({ message: t.string });
type Answered<A> = E.Either<TransportAnswer, A>;

/**
 * Sends texts through Twilio from the organisation's own number. Twilio has no idempotency key: before a retry of a text that may have been
 * sent, its list of sent texts is searched.
 * @param origin where Twilio reports the status of a text; null: no reports are requested
 */
export const makeTwilioTransport = (
  { url, sid, token }: TwilioAccount,
  origin: string | null,
  fetch: typeof globalThis.fetch,
): Transport => {
  const base = `${url.replace(/\/+$/, "")}/2010-04-01/Accounts/${encodeURIComponent(sid)}`;
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;

  const ask = async <A>(path: string, form: Readonly<Record<string, string>> | null, shape: t.Type<A, unknown>): Promise<Answered<A>> => {
    try {
      const response = await fetch(`${base}${path}`, {
        method: form === null ? "GET" : "POST",
        redirect: "error",
        headers: {
          authorization,
          accept: "application/json",
          ...(form === null ? {} : { "content-type": "application/x-www-form-urlencoded" }),
        },
        ...(form === null ? {} : { body: new URLSearchParams(form).toString() }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const json: unknown = await response.json().catch(() => null);
      if (!response.ok)
        return E.left({ kind: "http", status: response.status, said: Refusal.is(json) ? json.message : response.statusText });
      return E.mapLeft((): TransportAnswer => ({ kind: "unreachable", said: "The answer is not Twilio's." }))(shape.decode(json));
    } catch (error) {
      return E.left({ kind: "unreachable", said: error instanceof Error ? error.message : String(error) });
    }
  };

  /** The id of the same text at Twilio, sent to the same number from the same line on the day it was created or later. */
  const sentBefore = async ({ recipient, line, letter, created_at }: Departing): Promise<Answered<string | null>> => {
    const query = new URLSearchParams({
      To: recipient,
      From: line ?? "",
      "DateSent>": new Date(created_at * 1000).toISOString().slice(0, 10),
      PageSize: looked,
    });
    const found = await ask(`/Messages.json?${query}`, null, Texts);
    return E.map(({ messages }: t.TypeOf<typeof Texts>) => messages.find(({ body }) => body === letterText(letter))?.sid ?? null)(found);
  };

  return {
    name: new URL(url).host,
    send: async (message) => {
      const { key, recipient, line, letter, isResumed } = message;
      if (line === null) return { kind: "no_line" };
      const before = isResumed ? await sentBefore(message) : E.right(null);
      if (E.isLeft(before)) return before.left;
      if (before.right !== null) return { kind: "accepted", id: before.right };
      const form = {
        To: recipient,
        From: line,
        Body: letterText(letter),
        ...(origin === null ? {} : { StatusCallback: `${origin}${textStatusPath(key)}` }),
      };
      const sent = await ask("/Messages.json", form, Text);
      return E.isLeft(sent) ? sent.left : { kind: "accepted", id: sent.right.sid };
    },
    check: async () => {
      const account = await ask(".json", null, Text);
      return E.isLeft(account) ? account.left : { kind: "accepted", id: account.right.sid };
    },
    close: () => undefined,
  };
};
