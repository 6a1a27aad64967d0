import type { Clock } from "../../core/kernel/clock.port.ts";
import type { Dns } from "../../core/senders/dns.port.ts";
import type { Sessions } from "./auth/session.store.ts";
import type { Config } from "./config.ts";
import type { ContentStorage } from "./contents/content-storage.ts";
import type { Area } from "./contributions/area.ts";
import type { Cookies } from "./http/cookies.ts";
import type { Later } from "./http/later.ts";
import type { Outbox } from "./outbox/outbox.store.ts";
import type { OutsideFetch } from "./outside/outside-fetch.ts";
import type { OutsidePost } from "./outside/outside-post.ts";
import type { Database } from "./storage/database.ts";
import type { Sealer } from "./storage/sealer.ts";

/** What routes may need besides the transaction of their call. */
export type ServerDeps = {
  readonly config: Config;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly sealer: Sealer;
  readonly outbox: Outbox;
  /** for work after the transaction of a call */
  readonly database: Database;
  readonly outside: OutsideFetch;
  readonly dns: Dns;
  /** the bytes of files */
  readonly contents: ContentStorage;
  /** runs work after the response was sent */
  readonly later: Later;
  /** every area of the server */
  readonly areas: readonly Area[];
};

/**
 * Dependencies of routes that are not API calls.
 * @property origin `https://host[:port]` as browsers see the server, evaluated once it listens
 * @property warn logs and reports an error of background work
 */
export type ServeDeps = ServerDeps & {
  readonly cookies: Cookies;
  readonly post: OutsidePost;
  readonly origin: () => string;
  readonly warn: (message: string, error: unknown) => void;
};

/** What jobs may need besides the transactions of their steps. */
export type JobDeps = Pick<ServeDeps, "config" | "clock" | "sealer" | "areas" | "origin" | "dns" | "outside">;
