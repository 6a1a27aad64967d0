import * as E from "fp-ts/lib/Either.js";
import { useEffect, useRef, useState } from "react";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useOrgTheme } from "../../react/use-org-theme.ts";
import { LinkStale, PortalLinkView } from "./portal-link.view.tsx";
import { PortalSignInScreen } from "./portal-sign-in.screen.tsx";

type Props = {
  /** null where the address has none */ readonly pid: string | null;
  readonly token: string;
  /** called once the link was used or is abandoned */ readonly onDone: () => void;
};

/**
 * Signs a learner in with a link from staff. The link is used only on a press, since mail scanners open links too; an expired one leads to
 * the usual sign-in.
 */
export const PortalLinkScreen = ({ pid, token, onDone }: Props) => {
  const session = useService(PortalSession);
  const [portal, setPortal] = useState<{ readonly title: string; readonly theme: Readonly<Record<string, unknown>> } | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    void session
      .portal(pid)()
      .then((answer) => {
        if (E.isRight(answer)) setPortal(answer.right);
      });
  }, [session, pid]);
  const user = latestValue(useLatest(session.current$, idle)) ?? null;
  const isStale = failure?.tag === "unauthorized";
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (isStale && user !== null) done.current();
  }, [isStale, user]);
  useOrgTheme(portal?.theme);
  const use = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    const answer = await session.signInByLink({ token, ...(pid === null ? {} : { pid }) })();
    setPending(false);
    if (E.isRight(answer)) onDone();
    else setFailure(answer.left);
  };
  if (isStale) return <PortalSignInScreen pid={pid} notice={<LinkStale />} />;
  return <PortalLinkView portal={portal?.title ?? null} isPending={isPending} failure={failure} onUse={() => void use()} />;
};
