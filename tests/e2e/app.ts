import type { Browser, BrowserContext, Page } from "playwright";
import { inject, onTestFinished } from "vitest";
import { systemClock } from "../../adapters/server/clock.ts";
import { readConfig } from "../../adapters/server/config.ts";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { makeOutbox } from "../../adapters/server/outbox/outbox.store.ts";
import { makeServer } from "../../adapters/server/server.host.ts";
import type { Database } from "../../adapters/server/storage/database.ts";
import { sealerOf } from "../../adapters/server/storage/sealer.ts";
import { waysOf } from "../../core/outbox/ways.rule.ts";
import { mailsIn } from "../adapters/server/mails.ts";
import { demoTemplate, openFresh } from "../setup/postgres.ts";
import { copyOf } from "../setup/templates.ts";
import { closeSharedBrowser, sharedBrowser } from "./browser.ts";
import { late, slowLine, slowDown } from "./slow.ts";
import { trace } from "./trace.ts";

export type PageOptions = {
  /** 1280 unless told */
  readonly width?: number;
  readonly dark?: boolean;
  /** e-mail of a demo account: the page starts signed in */
  readonly as?: string;
  /** lets the page be kept for starting without the network */
  readonly isKept?: boolean;
  /** a context to share cookies with, as a second tab does */
  readonly context?: BrowserContext;
  /** the page stays open for the file's later tests */
  readonly isOfFile?: boolean;
};

export type App = {
  readonly origin: string;
  readonly browser: Browser;
  /** a page that is closed with its test at the latest, unless told otherwise: one that is left open goes on asking and painting */
  readonly page: (options?: PageOptions) => Promise<Page>;
  /** what pages wrote to the console as errors, and exceptions that nobody caught */
  readonly consoleErrors: readonly string[];
  /** the link in the last message to a recipient of any organisation; the outbox page shows the demo's alone */
  readonly linkFor: (recipient: string) => Promise<string>;
  /**
   * ends everything.
   * @throws Error when a page has written an error to the console that `expected` does not name
   */
  readonly close: (expected?: RegExp) => Promise<void>;
};

const height = 900;

/** A limit on waiting is no assertion: what does not come at all may cost this long, in milliseconds. */
const longestWait = 30_000;

const signIn = async (context: BrowserContext, origin: string, email: string): Promise<void> => {
  const portal = email.startsWith("lena@");
  const answer = await context.request.post(portal ? `${origin}/api/cg/auth` : `${origin}/api/users/login`, {
    data: portal ? { email, password: demoPassword, pid: "harbor" } : { email, password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${email} was answered ${answer.status()}: ${await answer.text()}`);
};

/** A copy of the demo on the embedded engine, which `npm start` begins with. */
export const openEmbeddedDemo = (): Promise<Database> => copyOf(inject("templates"), "demo");

/** Measurements open pages too, outside of any test. */
const isTest = process.env["VITEST"] !== undefined;

/**
 * A server of its own on a free port over a copy of the demo, and the process's browser to look at it.
 * @param open opens the database, a copy of the demo on PostgreSQL unless told
 * @param prepare what is done to the demo before the server opens it
 */
export const openApp = async (
  env: Readonly<Record<string, string>> = {},
  open: () => Promise<Database> = () => openFresh(inject("postgresUrl"), demoTemplate),
  prepare: (database: Database) => Promise<void> = async () => undefined,
): Promise<App> => {
  const config = readConfig({ PORT: "0", LOG_LEVEL: "error", CYGNET_DEMO: "true", ...env });
  if (config._tag === "Left") throw new Error(config.left.join(" "));
  const database = await open();
  await prepare(database);
  const outbox = makeOutbox(sealerOf(config.right), waysOf(config.right));
  const server = await makeServer({ config: config.right, database, clock: systemClock, floodScale: 1_000 });
  await server.listen({ port: 0, host: "127.0.0.1" });
  slowLine(server.server);
  const address = server.server.address();
  const origin = `http://localhost:${address !== null && typeof address === "object" ? address.port : 0}`;
  const browser = await sharedBrowser();
  const contexts = new Set<BrowserContext>();
  const consoleErrors: string[] = [];
  return {
    origin,
    browser,
    consoleErrors,
    linkFor: async (recipient) => {
      const mail = (await mailsIn(database, { recipient }, outbox)).at(-1);
      return /https?:\/\/\S+/.exec(mail?.body ?? "")?.[0] ?? "";
    },
    page: async ({ width = 1280, dark = false, as, context: shared, isKept = false, isOfFile = false } = {}) => {
      const context =
        shared ??
        (await browser.newContext({
          viewport: { width, height },
          colorScheme: dark ? "dark" : "light",
          reducedMotion: "reduce",
          serviceWorkers: isKept ? "allow" : "block",
          locale: "en-US",
          baseURL: origin,
        }));
      contexts.add(context);
      if (isTest && !isOfFile) {
        onTestFinished(() => context.close());
        if (shared === undefined) await trace(context);
      }
      if (as !== undefined) await signIn(context, origin, as);
      await late(context);
      // React says that it has recovered, and only inside it from what.
      await context.addInitScript(() => {
        window.addEventListener("error", ({ error }) => {
          if (error instanceof Error && error.cause !== undefined) reportError(error.cause);
        });
      });
      const page = await context.newPage();
      page.setDefaultTimeout(longestWait);
      await slowDown(page);
      page.on("console", (message) => {
        if (message.type() === "error") consoleErrors.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => consoleErrors.push(String(error)));
      return page;
    },
    close: async (expected) => {
      await Promise.all([...contexts].map((context) => context.close()));
      if (!isTest) await closeSharedBrowser();
      await server.close();
      await database.close();
      const unexpected = consoleErrors.filter((line) => expected === undefined || !expected.test(line));
      if (unexpected.length > 0) throw new Error(`Pages wrote errors to the console:\n${unexpected.join("\n")}`);
    },
  };
};
