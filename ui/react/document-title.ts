import { useEffect, useLayoutEffect } from "react";
import { documentTitle } from "../../core/shell/document-title.rule.ts";
import { PageTitle } from "../../core/shell/page-title.service.ts";
import { Unread } from "../../core/shell/unread.service.ts";
import { useService } from "./services.tsx";
import { useLatest } from "./use-latest.ts";

/** Sets the page name to that of its record while the page is shown; null keeps the route's name. */
export const useDocumentTitle = (name: string | null): void => {
  const title = useService(PageTitle);
  useEffect(() => {
    title.ofRecord(name);
    return () => title.ofRecord(null);
  }, [title, name]);
};

/**
 * Updates the tab's title: unread count, page, product.
 * @param route the name of the current route; null without one
 * @returns the name of the page
 */
export const useTabTitle = (route: string | null, product: string): string | null => {
  const name = useLatest(useService(PageTitle).record$, null) ?? route;
  const unread = useLatest(useService(Unread).total$, 0);
  useLayoutEffect(() => {
    document.title = documentTitle(name, product, unread);
  }, [name, product, unread]);
  return name;
};
