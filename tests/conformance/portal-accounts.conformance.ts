import { describe, expect, it } from "vitest";
import type { PortalAccounts } from "../../core/auth/portal-accounts.port.ts";
import { given, refusal } from "./answer-of.ts";

export type PortalAccountsBench = {
  /** as a browser in which nobody is signed in */
  readonly accounts: PortalAccounts;
  readonly pid: string;
  /** a learner that exists */
  readonly email: string;
  /** how the learner signs in */
  readonly secret: { readonly pin: string } | { readonly password: string };
};

const stranger = { tag: "unauthorized" };

/**
 * What accounts of learners do, wherever they are kept.
 * @param label where they are kept
 */
export const portalAccountsConformance = (label: string, make: () => Promise<PortalAccountsBench>): void => {
  describe(`Learners' accounts of ${label}`, () => {
    it("should have no signed-in learner before a sign-in", async () => {
      const { accounts } = await make();
      expect(await refusal(accounts.current())).toMatchObject(stranger);
      expect(await refusal(accounts.change({ first_name: "Eve" }))).toMatchObject(stranger);
    });

    it("should sign a learner in until they sign out [C3.59]", async () => {
      const { accounts, pid, email, secret } = await make();
      const learner = await given(accounts.signIn({ pid, email, ...secret }));
      expect(learner).toMatchObject({ pid, email: [email] });
      expect(await given(accounts.current())).toEqual(learner);
      await given(accounts.signOut());
      expect(await refusal(accounts.current())).toMatchObject(stranger);
    });

    it("should refuse an invented link", async () => {
      const { accounts, pid } = await make();
      expect(await refusal(accounts.signInByLink({ pid, token: "x".repeat(43) }))).toEqual({
        tag: "unauthorized",
        message: "This link has already been used, or has expired.",
        code: "link_stale",
        values: {},
      });
      expect(await refusal(accounts.current())).toMatchObject(stranger);
    });

    it("should refuse wrong credentials with the same message", async () => {
      const { accounts, pid, email } = await make();
      const wrong = { tag: "unauthorized", message: "The sign-in details are incorrect.", code: "wrong_details", values: {} };
      expect(await refusal(accounts.signIn({ pid, email, pin: "000000" }))).toEqual(wrong);
      expect(await refusal(accounts.signIn({ pid, email: `x${email}`, pin: "000000" }))).toEqual(wrong);
    });

    it("should store learners' changes to their account", async () => {
      const { accounts, pid, email, secret } = await make();
      await given(accounts.signIn({ pid, email, ...secret }));
      expect(await given(accounts.change({ first_name: "Lenka", language: "es" }))).toMatchObject({ first_name: "Lenka", language: "es" });
      expect(await given(accounts.current())).toMatchObject({ first_name: "Lenka", language: "es" });
    });

    it("should describe a portal publicly, and no unknown one", async () => {
      const { accounts, pid } = await make();
      expect(await given(accounts.portal(pid))).toMatchObject({ pid });
      expect(await refusal(accounts.portal("made-up"))).toMatchObject({ tag: "not-found" });
    });

    it("should answer a pin request alike for every address", async () => {
      const { accounts, pid, email } = await make();
      expect(await given(accounts.requestPin({ pid, email }))).toBe(await given(accounts.requestPin({ pid, email: `x${email}` })));
    });
  });
};
