import * as t from "io-ts";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright";

/** How many times slower pages compute than the machine; 1 unless `CYGNET_E2E_SLOW` says. */
const slowness = Number(process.env["CYGNET_E2E_SLOW"] ?? "1");
/** The longest that the line to and from the server holds anything back, in milliseconds; 0 unless `CYGNET_E2E_DELAY` says. */
const longestDelay = Number(process.env["CYGNET_E2E_DELAY"] ?? "0");

/** The longest that a page stands still, in milliseconds; 0 unless `CYGNET_E2E_STILL` says. */
const longestStop = Number(process.env["CYGNET_E2E_STILL"] ?? "0");

/** By how much what React puts off comes later, in milliseconds; 0 unless `CYGNET_E2E_LATE` says. */
const lateness = Number(process.env["CYGNET_E2E_LATE"] ?? "0");

const sometime = (): number => (Math.random() * longestDelay) / 2;

/** Gives a page a slower processor, for finding tests that only pass where the page is quick. */
export const slowDown = async (page: Page): Promise<void> => {
  if (slowness <= 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
};

/** Lets React's effects come after the next frame, as they do on a page that has too much to do: React is told of them by messages. */
export const late = async (context: BrowserContext, milliseconds = lateness): Promise<void> => {
  if (milliseconds <= 0) return;
  await context.addInitScript((by) => {
    const port = MessagePort.prototype;
    const post = port.postMessage;
    // The page's clock may be stopped by a test.
    const afterwards = setTimeout;
    Object.assign(port, {
      postMessage: function (this: MessagePort, ...parts: [unknown]) {
        afterwards(() => post.apply(this, parts), by);
      },
    });
  }, milliseconds);
};

/** Lets the end of an answer come later, so that answers overtake each other. */
const holdBack = (response: ServerResponse): void => {
  const end = response.end.bind(response);
  Object.assign(response, {
    end: (...parts: Parameters<typeof end>) => {
      setTimeout(() => end(...parts), sometime());
      return response;
    },
  });
};

/** Holds every call, every part of the program and their answers back for random times, as a real line does, where that is asked for. */
export const slowLine = (server: Server): void => {
  if (longestDelay <= 0) return;
  const listeners = server.listeners("request").filter((one): one is RequestListener => typeof one === "function");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const answer = (): void => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    if (!/^\/(?:api|assets)\//.test(request.url ?? "")) return answer();
    holdBack(response);
    setTimeout(answer, sometime());
  });
};

const Processes = t.type({ processInfo: t.array(t.type({ type: t.string, id: t.number })) });

const pagesOf = async (browser: Browser): Promise<readonly number[]> => {
  const session = await browser.newBrowserCDPSession();
  const found: unknown = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return Processes.is(found) ? found.processInfo.flatMap(({ type, id }) => (type === "renderer" ? [id] : [])) : [];
};

/** Stops the process of a page and lets it go on. It may have ended in between. */
const stopFor = async (pid: number, milliseconds: number): Promise<void> => {
  try {
    process.kill(pid, "SIGSTOP");
    await after(milliseconds);
  } finally {
    process.kill(pid, "SIGCONT");
  }
};

/**
 * Lets one page after another stand still in the midst of what it does, as a machine that has too much to do lets them, until the browser
 * is closed.
 */
export const standStill = async (browser: Browser): Promise<void> => {
  if (longestStop <= 0) return;
  while (browser.isConnected()) {
    await after(1_000 + Math.random() * 3_000);
    const pages = await pagesOf(browser).catch(() => []);
    const page = pages[Math.floor(Math.random() * pages.length)];
    if (page !== undefined) await stopFor(page, Math.random() * longestStop).catch(() => undefined);
  }
};
