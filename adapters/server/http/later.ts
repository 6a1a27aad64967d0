import type { FastifyInstance } from "fastify";

/**
 * Begins work whose end nobody waits for; what goes wrong is said in the log.
 * @param failed what to say then
 */
export type Later = (failed: string, work: () => Promise<void>) => void;

/**
 * Work that goes on behind an answer, so that the time to the answer tells nothing of it. A server that closes waits for all that was
 * begun.
 */
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
