import type { Clock } from "../../core/kernel/clock.port.ts";
import type { Sessions } from "./auth/session.store.ts";
import type { Config } from "./config.ts";

/** What routes may need beside the transaction of their call. */
export type ServerDeps = {
  readonly config: Config;
  readonly clock: Clock;
  readonly sessions: Sessions;
};
