import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { loginPath, nextPath } from "../../../core/auth/next-path.rule.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useGo, useQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { TwoStepDueView } from "./two-step-due.view.tsx";
import { useSetUp } from "./use-set-up.ts";

/** Requires a member to set up two-step sign-in when the organisation demands it, then redirects to the requested page. */
export const TwoStepDueScreen = () => {
  const session = useService(StaffSession);
  const alerts = useService(Alerts);
  const { next = null } = useQuery();
  const go = useGo();
  const known = useLatest(session.current$, idle);
  const [isOn, setOn] = useState(false);
  const setUp = useSetUp(() => setOn(true));
  const user = latestValue(known) ?? null;
  const isDue = user?.two_step_due === true;
  useEffect(() => {
    if (known.tag === "idle") void session.load();
    if (known.tag !== "loaded" || isOn) return;
    if (known.value === null) go(loginPath(next ?? "/ui/"), { replace: true });
    else if (!isDue) go(nextPath(next), { replace: true });
  }, [known, isDue, isOn, session, go, next]);
  if (user === null)
    return known.tag === "failed" ? (
      <FailureState failure={known.failure} onRetry={() => void session.reload()} />
    ) : (
      <SkeletonLines lines={6} />
    );
  const goOn = async (): Promise<void> => {
    await session.reload();
    go(nextPath(next), { replace: true });
  };
  const leave = async (): Promise<void> => {
    if (E.isRight(await alerts.reporting(session.logout)())) window.location.assign("/ui/login");
  };
  return (
    <TwoStepDueView
      {...setUp}
      orgName={user.org_name}
      email={user.email}
      isChange={false}
      onDone={() => void goOn()}
      onLogOut={() => void leave()}
    />
  );
};
