import { filter, map, type Observable, Subscription } from "rxjs";
import type { SessionUser } from "../auth/session-user.model.ts";
import type { CallFailure } from "../client/call-failures.service.ts";
import type { Clock } from "../kernel/clock.port.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Modals } from "../shell/modals.service.ts";
import { OveragePayload, overagePrompt } from "./overage-prompt.rule.ts";
import { planPrompt } from "./plan-prompt.rule.ts";

/** Opens windows about missing plans and reached limits, one at a time. */
export type PlanNotices = {
  /** Watches until the returned function is called. */
  readonly watch: () => () => void;
  /** Dismisses the window about a missing plan until the page is reloaded. */
  readonly dismiss: () => void;
};
export const PlanNotices = token<PlanNotices>("org.plan-notices");

type Deps = {
  readonly user$: Observable<SessionUser | null>;
  readonly failures$: Observable<CallFailure>;
  readonly modals: Pick<Modals, "open" | "stack$">;
  readonly clock: Clock;
  /** whether the current page is the page of plans */
  readonly isPlansPage: () => boolean;
};

const kinds = new Set(["overage", "plan-prompt"]);

/** The parameters of the window about a reached limit. */
const overageParams = (failure: Extract<Failure, { readonly tag: "limited" }>) => {
  const { title, action } = overagePrompt(OveragePayload.is(failure.payload) ? failure.payload : {});
  return { title, message: failure.message, ...(action === null ? {} : { action }) };
};

export const makePlanNotices = ({ user$, failures$, modals, clock, isPlansPage }: Deps): PlanNotices => {
  let isDismissed = false;
  let isShown = false;
  const shown$ = modals.stack$.pipe(map((stack) => stack.some(({ kind }) => kinds.has(kind))));
  const prompt = (user: SessionUser | null): void => {
    if (user === null || isDismissed || isShown || isPlansPage()) return;
    const asked = planPrompt({ org_plan: user.org_plan, trial_end: user.trial_end, paid: null }, user.owner, clock.now());
    if (asked !== null) modals.open("plan-prompt", asked);
  };
  return {
    watch: () => {
      const watching = new Subscription();
      watching.add(shown$.subscribe((shown) => (isShown = shown)));
      watching.add(user$.subscribe(prompt));
      watching.add(
        failures$
          .pipe(
            map(({ failure }) => failure),
            filter((failure) => failure.tag === "limited"),
          )
          .subscribe((failure) => {
            if (!isShown) modals.open("overage", overageParams(failure));
          }),
      );
      return () => watching.unsubscribe();
    },
    dismiss: () => {
      isDismissed = true;
    },
  };
};
