import { describe, expect, it } from "vitest";
import { shareSeconds } from "../../core/billing/billing.model.ts";
import type { BillingStore } from "../../core/billing/billing.port.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * What the owner asks, and what somebody asks who has nothing but a link.
 * @property told addresses that were mailed a link, in order
 */
export type BillingParts = {
  readonly store: BillingStore;
  readonly stranger: BillingStore;
  readonly told: () => Promise<readonly string[]>;
  readonly wait: (seconds: number) => void;
  readonly userId: number;
  readonly email: string;
};

const tokenIn = (url: string): string => new URLSearchParams(new URL(url).hash.slice(1)).get("token") ?? "";

/**
 * What everything does that keeps billing.
 * @param make gives the billing of a new organisation that is on trial
 */
export const billingConformance = (label: string, make: () => Promise<BillingParts>): void => {
  describe(`Billing of ${label}`, () => {
    it("should list the plans from the cheapest on, with the current one and the owner [C7.21]", async () => {
      const { store, email } = await make();
      const choices = await given(store.plan());
      expect(choices).toMatchObject({ org_plan: "trial", owner: { email } });
      expect(choices.plans.map(({ plan, price_cents }) => [plan, price_cents])).toEqual([
        ["free", 0],
        ["starter", 4_900],
        ["pro", 14_900],
      ]);
    });

    it("should store the card of an accepted token and show only its masked form [C7.22]", async () => {
      const { store } = await make();
      expect((await given(store.billing())).card).toBeNull();
      const billing = await given(store.changeCard("tok_ok"));
      expect(billing.card).toMatchObject({ brand: "Visa", last4: "4242" });
      expect(await given(store.billing())).toEqual(billing);
    });

    it("should refuse a declined and an unknown card by their field, and keep the previous one", async () => {
      const { store } = await make();
      await given(store.changeCard("tok_ok"));
      expect(await refusal(store.changeCard("tok_declined"))).toMatchObject({
        tag: "invalid",
        errors: { token: ["Your card was declined. Try another one."] },
      });
      expect(await refusal(store.changeCard("tok_stolen"))).toMatchObject({ tag: "invalid" });
      expect((await given(store.billing())).card).toMatchObject({ last4: "4242" });
    });

    it("should activate a free plan without a card, and require one for a paid plan [C7.24]", async () => {
      const { store } = await make();
      expect(await refusal(store.choosePlan("starter"))).toMatchObject({ tag: "invalid", errors: { card: ["Add a card first."] } });
      expect(await given(store.plan())).toMatchObject({ org_plan: "trial" });
      expect(await given(store.choosePlan("free"))).toMatchObject({ org_plan: "free", trial_end: 0 });
      expect(await given(store.invoices())).toEqual([]);
    });

    it("should charge a plan once, and create its invoice [C7.25, C3.41]", async () => {
      const { store, wait } = await make();
      await given(store.changeCard("tok_ok"));
      await given(store.choosePlan("starter"));
      await given(store.choosePlan("starter"));
      wait(60);
      await given(store.choosePlan("pro"));
      await given(store.choosePlan("starter"));
      const bills = await given(store.invoices());
      expect(bills.map(({ plan, amount_cents, currency, status }) => [plan, amount_cents, currency, status])).toEqual([
        ["pro", 14_900, "usd", "paid"],
        ["starter", 4_900, "usd", "paid"],
      ]);
      expect(new Set(bills.map(({ id }) => id)).size).toBe(2);
      for (const { pdf_url } of bills) expect(pdf_url).toMatch(/\/pdf$/);
    });

    it("should show the billing and accept a new card with a shared link, for seven days [C2.05, C6.05]", async () => {
      const { store, stranger, wait } = await make();
      const { url } = await given(store.share());
      const token = tokenIn(url);
      expect(await given(stranger.billing(token))).toMatchObject({ org_plan: "trial", card: null, people: [] });
      expect((await given(stranger.changeCard("tok_ok", token))).card).toMatchObject({ last4: "4242" });
      wait(shareSeconds - 1);
      await given(stranger.billing(token));
      wait(1);
      expect(await refusal(stranger.billing(token))).toMatchObject({ tag: "not-found" });
      expect(await refusal(stranger.changeCard("tok_ok", token))).toMatchObject({ tag: "not-found" });
    });

    it("should revoke all shared links at once, and create new ones afterwards", async () => {
      const { store, stranger } = await make();
      const tokens = [tokenIn((await given(store.share())).url), tokenIn((await given(store.share())).url)];
      expect(await refusal(stranger.unshare())).toMatchObject({ tag: "unauthorized" });
      expect(await given(store.unshare())).toBe(2);
      for (const token of tokens) expect(await refusal(stranger.billing(token))).toMatchObject({ tag: "not-found" });
      expect(await given(store.unshare())).toBe(0);
      await given(stranger.billing(tokenIn((await given(store.share())).url)));
    });

    it("should show anonymous callers nothing without a link, and nothing else with one", async () => {
      const { store, stranger } = await make();
      const token = tokenIn((await given(store.share())).url);
      expect(await refusal(stranger.billing())).toMatchObject({ tag: "unauthorized" });
      expect(await refusal(stranger.billing(`${token}x`))).toMatchObject({ tag: "not-found" });
      expect(await refusal(stranger.invoices())).toMatchObject({ tag: "unauthorized" });
      expect(await refusal(stranger.choosePlan("free"))).toMatchObject({ tag: "unauthorized" });
    });

    it("should mail a link to the given users, and send nothing without any [C5.10, C7.23]", async () => {
      const { store, told, userId, email } = await make();
      await given(store.notify([]));
      expect(await told()).toEqual([]);
      await given(store.notify([userId, 999_999_999]));
      expect(await told()).toEqual([email]);
    });
  });
};
