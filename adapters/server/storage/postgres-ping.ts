import { Socket } from "node:net";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import pg from "pg";

type Ping = { readonly isAnswered: () => Promise<boolean>; readonly close: () => void };
type Line = { readonly client: pg.Client; readonly ready: Promise<unknown>; readonly cut: () => void };

/**
 * Pings the database on a connection of its own, so that the result does not depend on how busy the pool is.
 * @param answerMs maximum milliseconds for an answer
 */
export const makePing = (url: string, answerMs: number): Ping => {
  let line: Line | null = null;
  const opened = (): Line => {
    const socket = new Socket();
    const client = new pg.Client({ connectionString: url, stream: () => socket, keepAlive: true });
    const cut = (): void => {
      line = null;
      socket.destroy();
    };
    client.on("error", cut);
    return { client, ready: client.connect(), cut };
  };
  const asked = async ({ client, ready }: Line): Promise<boolean> => {
    await ready;
    await client.query("select 1");
    return true;
  };
  return {
    isAnswered: async () => {
      const one = (line ??= opened());
      const limit = new AbortController();
      // An answer that arrived while this process was busy is read in the turn after the timer.
      const late = pause(answerMs, undefined, { signal: limit.signal })
        .then(() => turn())
        .then(
          () => false,
          () => false,
        );
      const isAnswered = await Promise.race([asked(one).catch(() => false), late]);
      limit.abort();
      if (!isAnswered) one.cut();
      return isAnswered;
    },
    close: () => line?.cut(),
  };
};
