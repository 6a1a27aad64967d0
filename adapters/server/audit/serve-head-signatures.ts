import type { FastifyInstance } from "fastify";
import type { Clock } from "../../../core/kernel/clock.port.ts";
import type { Database } from "../storage/database.ts";
import { signHeads } from "./signed-heads.store.ts";

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly key: Uint8Array;
  readonly warn: (message: string, error: unknown) => void;
};

/** Interval between signatures in milliseconds; newer entries are not yet protected by one. */
const everyMs = 60_000;

/** Signs the heads of the audit logs while the server listens. */
export const serveHeadSignatures = (app: FastifyInstance, { database, clock, key, warn }: Deps): void => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const told = new Set<string>();
  const pass = async (): Promise<void> => {
    try {
      for (const { head, why } of await database.asSystem((tx) => signHeads(tx, key, clock.now()))) {
        const words = `The signed head of the audit log of organisation ${head.org_id} ${why}; it is signed no further. Run cygnet doctor.`;
        if (!told.has(words)) warn(words, new Error("The audit log was changed, or the secret key is another one."));
        told.add(words);
      }
    } catch (error) {
      warn("The audit logs could not be signed and will be tried again", error);
    }
  };
  const look = (): void => {
    running = running.then(pass);
  };
  app.addHook("onListen", async () => {
    timer = setInterval(look, everyMs);
    timer.unref();
    look();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
};
