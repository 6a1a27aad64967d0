import { type Later, makeLater } from "../../../adapters/server/http/later.ts";

/** The server's own work after answers, for which answers wait, so that a test which has one need not ask whether the work is done. */
export const makeAnsweredLast: typeof makeLater = (app, warn): Later => {
  const later = makeLater(app, warn);
  const running = new Set<Promise<void>>();
  app.addHook("onSend", async () => void (await Promise.allSettled(running)));
  return (failed, work) =>
    later(failed, () => {
      const one = work().finally(() => running.delete(one));
      running.add(one);
      return one;
    });
};
