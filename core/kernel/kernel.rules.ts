import * as t from "io-ts";
import { cacheExpiry, defaultTtlMinutes } from "./cache-expiry.rule.ts";
import { durationDisplay } from "./duration-display.rule.ts";
import { orDefault } from "./or-default.ts";
import { afterResponse, HeldList, ListResponse } from "./resource-page.rule.ts";
import { type AnyRule, rule } from "./rule.ts";

/** The rules common to all areas that the command line shows. */
export const kernelRules: readonly AnyRule[] = [
  rule({
    name: "duration-display",
    sentence: "Durations are shown as whole minutes and seconds.",
    input: t.type({ seconds: t.number }),
    output: t.string,
    run: ({ seconds }) => durationDisplay(seconds),
  }),
  rule({
    name: "resource-page",
    sentence: "Page 1 replaces a held list, later pages are appended to it, and a refusal leaves it as it is.",
    input: t.type({ held: HeldList, response: ListResponse }),
    output: HeldList,
    run: ({ held, response }) => afterResponse(held, response),
  }),
  rule({
    name: "cache-expiry",
    sentence: "A cached record expires its time to live, in minutes, after it was set.",
    input: t.type({ set_at: t.number, ttl_minutes: orDefault(t.number, defaultTtlMinutes), now: t.number }),
    output: t.type({ expires_at: t.number, expired: t.boolean }),
    run: ({ set_at, ttl_minutes, now }) => cacheExpiry(set_at, ttl_minutes, now),
  }),
];
