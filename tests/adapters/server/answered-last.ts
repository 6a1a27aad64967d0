import { type Later, makeLater } from "../../../adapters/server/http/later.ts";

/** Has each answer wait for the work that the server otherwise does after it, so that a test finds what that work has written. */
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
