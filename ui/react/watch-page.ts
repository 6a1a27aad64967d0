import type { Analytics } from "../../core/analytics/analytics.service.ts";
import type { ErrorReports } from "../../core/client/error-reports.service.ts";

type Router = {
  readonly subscribe: (
    event: "onResolved",
    told: (event: { readonly toLocation: { readonly pathname: string }; readonly hrefChanged: boolean }) => void,
  ) => unknown;
};
type Services = { readonly reports: Pick<ErrorReports, "report">; readonly analytics: Pick<Analytics, "pageViewed"> };

/** Reports uncaught errors and page views; a page whose address stays, as when Back closes an overlay, is reported once. */
export const watchPage = (page: Pick<Window, "addEventListener">, router: Router, { reports, analytics }: Services): void => {
  page.addEventListener("error", (event) => reports.report(event.error));
  page.addEventListener("unhandledrejection", (event) => reports.report(event.reason));
  router.subscribe("onResolved", ({ toLocation, hrefChanged }) => {
    if (hrefChanged) analytics.pageViewed(toLocation.pathname);
  });
};
