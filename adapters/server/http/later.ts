import type { FastifyInstance } from "fastify";

/**
 * Starts work that no caller waits for; errors are logged.
 * @param failed the message to log on failure
 */
export type Later = (failed: string, work: () => Promise<void>) => void;

/** Runs work after the answer, so that the response time reveals nothing about it. A closing server waits for all started work. */
export const makeLater = (app: Pick<FastifyInstance, "addHook">, warn: (message: string, error: unknown) => void): Later => {
  const running = new Set<Promise<void>>();
  app.addHook("onClose", async () => void (await Promise.all(running)));
  return (failed, work) => {
    const one = work()
      .catch((error: unknown) => warn(failed, error))
      .finally(() => running.delete(one));
    running.add(one);
  };
};
