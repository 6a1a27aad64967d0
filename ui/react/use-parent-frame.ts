import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { requestedPath, navigated } from "../../core/shell/embedding.rule.ts";
import { ParentFrame } from "../../core/shell/parent-frame.port.ts";
import { useService } from "./services.tsx";

/**
 * In an embedded page: reports each navigation to the parent page, once the page is shown and with its own title, and follows the parent's
 * requests.
 * @param base of the application's addresses, `/ui/`
 */
export const useParentFrame = (base: string, title: string | null): boolean => {
  const parent = useService(ParentFrame);
  const router = useRouter();
  const href = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation?.href === location.href ? location.href : null),
  });
  useEffect(() => {
    if (href === null) return;
    const settled = setTimeout(() => parent.post(navigated(href, title ?? "")), 0);
    return () => clearTimeout(settled);
  }, [parent, href, title]);
  useEffect(() => {
    const heard = parent.heard$.subscribe((message) => {
      const path = requestedPath(message, base);
      if (path !== null) void router.navigate({ href: path });
    });
    return () => heard.unsubscribe();
  }, [parent, router, base]);
  return parent.isEmbedded;
};
