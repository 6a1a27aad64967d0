import { BehaviorSubject } from "rxjs";
import { describe, expect, it } from "vitest";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { makeCallFailures } from "../../../core/client/call-failures.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { makePlanNotices } from "../../../core/org/plan-notices.service.ts";
import { makeModals, type OpenModal } from "../../../core/shell/modals.service.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

const now = 1_782_907_200;
const userOn = (plan: Pick<SessionUser, "org_plan" | "trial_end">): SessionUser => ({ ...olivia, ...plan });
const limited = (message: string, payload: unknown): Failure => ({ tag: "limited", message, payload });

const open = (user: SessionUser | null, isPlansPage = false) => {
  const user$ = new BehaviorSubject(user);
  const failures = makeCallFailures();
  const modals = makeModals();
  let stack: readonly OpenModal[] = [];
  modals.stack$.subscribe((next) => (stack = next));
  const notices = makePlanNotices({
    user$,
    failures$: failures.failures$,
    modals,
    clock: { now: () => now },
    isPlansPage: () => isPlansPage,
  });
  const stop = notices.watch();
  return {
    user$,
    failures,
    modals,
    notices,
    stop,
    stack: () => stack.map(({ kind, params }) => ({ kind, params })),
    closeAll: modals.clear,
  };
};

const expired = userOn({ org_plan: "trial", trial_end: now - 1 });
const title = "Please Select a Plan";

describe("notices about a missing plan", () => {
  it("should tell the owner and others, with different messages, that the trial is over [A4.04, A8.09, A8.10]", () => {
    expect(open({ ...expired, owner: true }).stack()).toEqual([
      { kind: "plan-prompt", params: { title, text: "Your trial has expired. Please select a plan." } },
    ]);
    expect(open({ ...expired, owner: false }).stack()).toEqual([
      {
        kind: "plan-prompt",
        params: { title, text: "Your organization's trial has expired. Please have your organization's admin upgrade this account." },
      },
    ]);
  });

  it("should ask for a plan where there is none [A4.05, A8.11]", () => {
    expect(open(userOn({ org_plan: "", trial_end: 0 })).stack()).toEqual([
      { kind: "plan-prompt", params: { title, text: "You need to select a subscription plan." } },
    ]);
  });

  it("should show nothing during a plan or a trial, nor without a signed-in user", () => {
    for (const user of [null, userOn({ org_plan: "pro", trial_end: now - 1 }), userOn({ org_plan: "trial", trial_end: now })])
      expect(open(user).stack()).toEqual([]);
  });

  it("should stay hidden once dismissed, until the page is reloaded [A6.04]", () => {
    const { notices, closeAll, user$, stack } = open(expired);
    notices.dismiss();
    closeAll();
    user$.next({ ...expired });
    expect(stack()).toEqual([]);
    expect(open(expired).stack()).toHaveLength(1);
  });

  it("should not cover the page where plans are chosen", () => {
    expect(open(expired, true).stack()).toEqual([]);
  });
});

describe("notices about a limit", () => {
  const paid = userOn({ org_plan: "starter", trial_end: 0 });

  it("should open the window for every 429 with its title and message [A8.01, A8.02]", () => {
    for (const [payload, params] of [
      [{ data: { trial_limit: true } }, { title: "Purchase Trialed Plan" }],
      [{ suspect_limit: true }, { title: "Reached Limit", action: "Contact Support" }],
      [{ data: { feature: "users", used: 10, cap: 10 } }, { title: "Upgrade Plan" }],
      ["nonsense", { title: "Upgrade Plan" }],
    ] as const) {
      const { failures, stack } = open(paid);
      failures.tell(limited("No more.", payload), "x");
      expect(stack()).toEqual([{ kind: "overage", params: { ...params, message: "No more." } }]);
    }
  });

  it("should open one window at a time, and none for other failures [A8.01]", () => {
    const { failures, stack, closeAll } = open(paid);
    failures.tell({ tag: "offline" }, "x");
    expect(stack()).toEqual([]);
    failures.tell(limited("First.", {}), "x");
    failures.tell(limited("Second.", {}), "y");
    expect(stack()).toEqual([{ kind: "overage", params: expect.objectContaining({ message: "First." }) }]);
    closeAll();
    failures.tell(limited("Third.", {}), "z");
    expect(stack()).toEqual([{ kind: "overage", params: expect.objectContaining({ message: "Third." }) }]);
  });

  it("should not open over the window about a missing plan, nor once unsubscribed", () => {
    const { failures, stack, stop, closeAll } = open(expired);
    failures.tell(limited("No more.", {}), "x");
    expect(stack().map(({ kind }) => kind)).toEqual(["plan-prompt"]);
    stop();
    closeAll();
    failures.tell(limited("No more.", {}), "x");
    expect(stack()).toEqual([]);
  });
});
