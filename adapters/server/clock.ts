import type { Clock } from "../../core/kernel/clock.port.ts";

/** The system clock. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };
