import * as E from "fp-ts/lib/Either.js";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { vi } from "vitest";
import type { OutsidePost } from "../../../../adapters/server/outside/outside-post.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { makeWebhookDispatcher, type WebhookDispatcher } from "../../../../adapters/server/webhooks/deliver-webhooks.flow.ts";
import type { TestServer } from "../harness.ts";
import { testOutbox } from "../mails.ts";
import { testConfig } from "../test-config.ts";

/** A request as a receiver gets it. */
export type Received = { readonly url: string; readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** Receivers that answer as a test says: with a status, a problem, or when a promise is fulfilled. */
export type Receivers = {
  readonly received: Received[];
  readonly post: OutsidePost;
  /** the answer of each host; others answer 204 */
  readonly answers: Map<string, Awaited<ReturnType<OutsidePost>> | Promise<Awaited<ReturnType<OutsidePost>>>>;
};

export const makeReceivers = (): Receivers => {
  const received: Received[] = [];
  const answers: Receivers["answers"] = new Map();
  return {
    received,
    answers,
    post: async (url, body, headers) => {
      received.push({ url, body, headers });
      return answers.get(new URL(url).hostname) ?? E.right(204);
    },
  };
};

/** The dispatcher of a server under test. */
export const dispatcherOf = ({ database, clock }: Pick<TestServer, "database" | "clock">, post: OutsidePost): WebhookDispatcher =>
  makeWebhookDispatcher({
    database,
    clock,
    sealer: sealerOf(testConfig),
    outbox: testOutbox,
    post,
    origin: () => "https://cygnet.example.com",
    warn: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });

/** Whether a receiver with the library of Standard Webhooks accepts a request, at the time that the request names. */
export const isSignedWith = ({ body, headers }: Received, secret: string): boolean => {
  vi.useFakeTimers({ now: Number(headers["webhook-timestamp"]) * 1_000, toFake: ["Date"] });
  try {
    new Webhook(secret).verify(body, { ...headers });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  } finally {
    vi.useRealTimers();
  }
};

export const fieldOf = (body: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), body);
