import type { Clock } from "../../core/kernel/clock.port.ts";

/** The machine's clock. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };
