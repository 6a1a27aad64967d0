import * as E from "fp-ts/lib/Either.js";
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../../core/kernel/clock.port.ts";
import type { DeliveryAnswer } from "../../../core/webhooks/after-delivery.rule.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { OutsidePost } from "../outside/outside-post.ts";
import type { OutsideProblem } from "../outside/outside-request.ts";
import type { Database } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { endDelivery, shipmentOf } from "./delivery-attempt.store.ts";
import { type DueDelivery, endDeliveryLeases, giveUpDelivery, takeDeliveries } from "./due-deliveries.store.ts";

type DispatcherDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly outbox: Outbox;
  readonly post: OutsidePost;
  readonly origin: () => string;
  readonly warn: (message: string, error: unknown) => void;
};

/** Delivers events to webhooks. */
export type WebhookDispatcher = {
  readonly start: () => void;
  /** Waits a moment for the attempts under way; those that take longer are given up, so that any process repeats them under the same id. */
  readonly stop: () => Promise<void>;
  /**
   * Delivers what is due until nothing is.
   * @returns the number of attempts
   */
  readonly runDue: () => Promise<number>;
};

const pollMs = 500;
/** Milliseconds that a stop waits for attempts under way. */
const graceMs = 1_000;
/** Concurrent deliveries per process, one for each webhook: more than one organisation can have. */
const slots = 64;

const answers: Readonly<Record<OutsideProblem, DeliveryAnswer["kind"] & ("refused" | "unreachable" | "slow")>> = {
  "not an address": "refused",
  "not allowed": "refused",
  "too many redirects": "unreachable",
  "too large": "unreachable",
  "too slow": "slow",
  unreachable: "unreachable",
};

/**
 * The attempt is stored before the request is sent and its result afterwards, with no transaction open in between; after a crash in between
 * the event is sent again under the same id.
 */
export const makeWebhookDispatcher = ({ database, clock, sealer, outbox, post, origin, warn }: DispatcherDeps): WebhookDispatcher => {
  const running = new Set<Promise<void>>();
  const cut = new AbortController();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> = Promise.resolve();

  const attempt = async (due: DueDelivery): Promise<void> => {
    const shipment = await database.inOrg(due.org_id, (tx) => shipmentOf(tx, due, sealer, clock.now()));
    const posted = shipment === null ? null : await post(shipment.url, shipment.body, shipment.headers, cut.signal);
    if (cut.signal.aborted && posted !== null && E.isLeft(posted)) return database.inOrg(due.org_id, (tx) => giveUpDelivery(tx, due));
    const answer: DeliveryAnswer =
      posted === null
        ? { kind: "unreadable" }
        : E.isRight(posted)
          ? { kind: "status", status: posted.right }
          : { kind: answers[posted.left] };
    const pages = `${origin()}/ui/settings/integrations/webhooks`;
    await database.inOrg(due.org_id, (tx) => endDelivery(tx, due, answer, { outbox, pages, now: clock.now() }));
  };

  const take = async (): Promise<readonly Promise<void>[]> => {
    const free = slots - running.size;
    if (free <= 0) return [];
    const taken = await database.asSystem((tx) => takeDeliveries(tx, free, clock.now()));
    return taken.map((due) => {
      const work: Promise<void> = attempt(due)
        .catch((error: unknown) => warn(`Delivery ${due.delivery_id} of a webhook failed`, error))
        .finally(() => running.delete(work));
      running.add(work);
      return work;
    });
  };

  const look = (): void => {
    clearTimeout(timer);
    looking = looking
      .then(async () => {
        if (isStopping) return;
        for (const work of await take()) void work.then(look);
      })
      .catch((error: unknown) => warn("Deliveries of webhooks could not be read", error))
      .finally(() => {
        clearTimeout(timer);
        if (!isStopping) timer = setTimeout(look, pollMs);
      });
  };

  return {
    start: () => {
      const isAlone = database.engine.name === "pglite";
      looking = (isAlone ? database.asSystem(endDeliveryLeases) : Promise.resolve()).catch((error: unknown) =>
        warn("Leases of deliveries could not be ended", error),
      );
      look();
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await looking;
      const ended = new AbortController();
      const all = Promise.all(running).finally(() => ended.abort());
      await Promise.race([all, pause(graceMs, undefined, { signal: ended.signal }).catch(() => undefined)]);
      cut.abort();
      await all;
    },
    runDue: async () => {
      let count = 0;
      for (let works = await take(); works.length > 0; works = await take()) {
        await Promise.all(works);
        count += works.length;
      }
      return count;
    },
  };
};
