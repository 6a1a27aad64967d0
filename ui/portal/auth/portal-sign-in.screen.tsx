import * as E from "fp-ts/lib/Either.js";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { PortalEntrance } from "../../../core/auth/portal-auth.model.ts";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useService } from "../../react/services.tsx";
import { useOrgTheme } from "../../react/use-org-theme.ts";
import { usePortalLanguage } from "../frame/use-portal-language.ts";
import { PortalSignInView } from "./portal-sign-in.view.tsx";
import { usePortalSignIn } from "./use-portal-sign-in.ts";

/**
 * Signs a learner in to a portal.
 * @property notice why the learner has to sign in
 * @property pid null where the address has none; it is then asked for, unless there is only one portal
 */
export const PortalSignInScreen = ({ pid, notice }: { readonly pid: string | null; readonly notice?: ReactNode }) => {
  const session = useService(PortalSession);
  const [portal, setPortal] = useState<Remote<PortalEntrance | null>>(idle);
  const form = usePortalSignIn(() => undefined);
  const load = useCallback(async () => {
    setPortal(toLoading);
    const answer = await session.portal(pid)();
    if (E.isRight(answer)) setPortal(loaded(answer.right));
    else setPortal((held) => (answer.left.tag === "not-found" ? loaded(null) : toFailed(held, answer.left)));
  }, [session, pid]);
  useEffect(() => void load(), [load]);
  useOrgTheme(portal.tag === "loaded" ? portal.value?.theme : undefined);
  usePortalLanguage(null);
  if (portal.tag === "failed") return <FailureState failure={portal.failure} onRetry={() => void load()} />;
  if (portal.tag !== "loaded") return <SkeletonLines lines={6} />;
  return (
    <PortalSignInView
      {...form}
      notice={notice}
      pid={portal.value?.pid ?? null}
      portal={portal.value?.title ?? null}
      isPortalUnknown={portal.value === null && pid !== null}
      {...(portal.value === null ? {} : { pinBy: portal.value.pin_by })}
    />
  );
};
