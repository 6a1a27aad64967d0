import { describe, expect, it } from "vitest";
import type { UsageStore } from "../../core/org/usage.port.ts";
import { given } from "./answer-of.ts";

/** What usage is to be made of. Months are those of America/New_York, now is 1 July 2026, 12:00 UTC. */
export type UsageFacts = {
  readonly plan: string;
  readonly users: number;
  readonly archivedUsers: number;
  readonly campaigns: number;
  readonly deletedCampaigns: number;
  /** when texts were sent, epoch seconds */
  readonly texts: readonly number[];
  /** who did something in a lesson, and when */
  readonly learning: readonly { readonly learner: number; readonly at: number }[];
};

const monthBegins = Date.parse("2026-07-01T04:00:00Z") / 1000;
const facts: UsageFacts = {
  plan: "starter",
  users: 4,
  archivedUsers: 1,
  campaigns: 2,
  deletedCampaigns: 1,
  texts: [monthBegins - 1, monthBegins, monthBegins + 60],
  learning: [
    { learner: 0, at: monthBegins - 1 },
    { learner: 1, at: monthBegins },
    { learner: 1, at: monthBegins + 5 },
    { learner: 2, at: monthBegins + 7_200 },
  ],
};

/**
 * What everything does that tells usage.
 * @param make gives one that counts these facts
 */
export const usageConformance = (label: string, make: (facts: UsageFacts) => Promise<UsageStore>): void => {
  describe(`Usage from ${label}`, () => {
    it("should return usage and cap of every feature by its key [A3.12, C3.40]", async () => {
      const usage = await given((await make(facts)).usage());
      expect(usage).toEqual({
        campaigns: { used: 2, cap: 25 },
        workflows: { used: 0, cap: 10 },
        workflow_size: { used: 0, cap: 20 },
        sms: { used: 2, cap: 1_000 },
        users: { used: 4, cap: 10 },
        mal: { used: 2, cap: 500 },
      });
    });

    it("should return only the requested types [A7.09, C7.20]", async () => {
      const store = await make(facts);
      expect(await given(store.usage(["mal", "sms"]))).toEqual({ mal: { used: 2, cap: 500 }, sms: { used: 2, cap: 1_000 } });
      expect(await given(store.usage(["users"]))).toEqual({ users: { used: 4, cap: 10 } });
    });

    it("should return a cap of null where the plan sets no limit", async () => {
      expect(await given((await make({ ...facts, plan: "pro" })).usage(["campaigns"]))).toEqual({ campaigns: { used: 2, cap: null } });
    });
  });
};
