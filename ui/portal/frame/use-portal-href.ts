import { useLocation } from "@tanstack/react-router";
import { useCallback } from "react";
import { portalHref, readPortalPath } from "../../../core/portal/portal-path.rule.ts";

/** Builds addresses of the current portal, with the portal's id where this page's address has it. */
export const usePortalHref = (): ((rest: string) => string) => {
  const pid = useLocation({ select: (location) => readPortalPath(location.pathname).pid });
  return useCallback((rest) => portalHref(pid, rest), [pid]);
};
