import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { setUpPath } from "../../../core/auth/next-path.rule.ts";
import { mainId } from "../../kit/skip-link.view.tsx";
import { useGo } from "../../react/address.ts";

/** Redirects a user who has to set up two-step sign-in first; a page would only send requests that are refused until then. */
export const SetUpDueScreen = () => {
  const go = useGo();
  const address = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  const isThere = address.startsWith("/ui/two-step");
  useEffect(() => {
    if (!isThere) go(setUpPath(address), { replace: true });
  }, [address, isThere, go]);
  return <main id={mainId} tabIndex={-1} />;
};
