import { useEffect, useMemo } from "react";
import { PortalNotices } from "../../../core/portal-notices/portal-notices.port.ts";
import { useGo, useParams } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { NextRouteView } from "./next-route.view.tsx";

/** Follows a short link of a mail or text; its place takes the place of this page in the history. */
export const NextRouteScreen = () => {
  const store = useService(PortalNotices);
  const go = useGo();
  const href = usePortalHref();
  const { shortRouteHash = "" } = useParams();
  const ask = useMemo(() => store.next, [store]);
  const { answer, again } = useAnswer(ask, shortRouteHash);
  const route = answer.tag === "loaded" ? answer.value.route : null;
  useEffect(() => {
    if (route !== null) go(href(route), { replace: true });
  }, [go, href, route]);
  return <NextRouteView failure={answer.tag === "failed" ? answer.failure : null} href={href} onRetry={again} />;
};
