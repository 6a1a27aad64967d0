import { useLocation } from "@tanstack/react-router";
import { useCallback } from "react";
import { portalHref, readPortalPath } from "../../../core/portal/portal-path.rule.ts";

/** Writes the address of a page of the portal that is open, in the way in which this page's address is written. */
export const usePortalHref = (): ((rest: string) => string) => {
  const pid = useLocation({ select: (location) => readPortalPath(location.pathname).pid });
  return useCallback((rest) => portalHref(pid, rest), [pid]);
};
