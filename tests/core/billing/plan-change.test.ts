import fc from "fast-check";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { plans } from "../../../core/auth/plan-info.rule.ts";
import { PlanName } from "../../../core/auth/plan.model.ts";
import { notifyOfBilling } from "../../../core/billing/billing-notify.service.ts";
import { featuresOnPlan, planCharge, plansByPrice } from "../../../core/billing/plan-change.rule.ts";

const names = Object.keys(PlanName.keys).filter(PlanName.is);
const plan = fc.constantFrom(...names);

describe("choosing a plan", () => {
  it("should charge the price of a more expensive plan, and nothing for a downgrade or the same plan", () => {
    expect(planCharge("trial", "starter")).toBe(4_900);
    expect(planCharge("", "pro")).toBe(14_900);
    expect(planCharge("starter", "pro")).toBe(14_900);
    expect(planCharge("pro", "starter")).toBe(0);
    expect(planCharge("pro", "pro")).toBe(0);
    expect(planCharge("trial", "free")).toBe(0);
  });

  it("should never charge both ways between two plans", () => {
    fc.assert(fc.property(plan, plan, (a, b) => planCharge(a, b) === 0 || planCharge(b, a) === 0));
  });

  it("should offer the plans from the cheapest on", () => {
    expect(plansByPrice.map(({ plan: name }) => name)).toEqual(["free", "starter", "pro"]);
  });

  it("should add the features of the plan, remove those of others, and keep those that no plan has or a program enabled", () => {
    expect(featuresOnPlan(["teams", "workflows", "beta_reports"], "starter", [])).toEqual([...plans.starter.features, "beta_reports"]);
    expect(featuresOnPlan(["portal_messaging"], "free", ["portal_messaging"])).toEqual(["include_portal", "tags", "portal_messaging"]);
  });

  it("should leave messages in the portal off that were switched off on the previous plan", () => {
    const off = plans.starter.features.filter((feature) => feature !== "portal_messaging");
    expect(featuresOnPlan(off, "pro", [], "starter")).not.toContain("portal_messaging");
    expect(featuresOnPlan(plans.starter.features, "pro", [], "starter")).toContain("portal_messaging");
    expect(featuresOnPlan(plans.free.features, "pro", [], "free")).toContain("portal_messaging");
    expect(featuresOnPlan(off, "pro", [])).toContain("portal_messaging");
  });

  it("should list each feature once, all of the plan's among them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("teams", "workflows", "own", "include_portal")),
        plan,
        fc.array(fc.constantFrom("teams", "portal_messaging")),
        (now, chosen, kept) => {
          const features = featuresOnPlan(now, chosen, kept);
          expect(new Set(features).size).toBe(features.length);
          expect(features).toEqual(expect.arrayContaining([...plans[chosen].features, ...kept]));
        },
      ),
    );
  });
});

describe("notifying users of the billing", () => {
  const told = () => {
    const calls: (readonly number[])[] = [];
    return { calls, notify: (ids: readonly number[]) => TE.fromIO<void, never>(() => void calls.push(ids)) };
  };

  it("should be called only with recipients [C5.10]", async () => {
    const store = told();
    await notifyOfBilling(store, [])();
    expect(store.calls).toEqual([]);
    await notifyOfBilling(store, [7, 8])();
    expect(store.calls).toEqual([[7, 8]]);
  });
});
