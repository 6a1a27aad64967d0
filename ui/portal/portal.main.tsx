import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { filter, firstValueFrom } from "rxjs";
import { portalModules } from "../../adapters/di/portal-modules.ts";
import { laterPortalModules } from "../../adapters/di/portal-page-modules.ts";
import { composeWithLater } from "../../composition-root.ts";
import { Analytics } from "../../core/analytics/analytics.service.ts";
import { PortalSession } from "../../core/auth/portal-session.service.ts";
import { Alerts } from "../../core/client/alerts.service.ts";
import { ErrorReports } from "../../core/client/error-reports.service.ts";
import { CourseCatalogue } from "../../core/learning/course-catalogue.service.ts";
import { LearningOutbox } from "../../core/learning/learning-outbox.service.ts";
import { KeptReading, WithoutNetwork } from "../../core/offline/without-network.service.ts";
import { EarlyReads } from "../../core/portal/early-reads.port.ts";
import { loadEarlyReads } from "../../core/portal/early-reads.service.ts";
import { TabView } from "../../core/view-as/tab-view.service.ts";
import { KitProvider } from "../kit/kit-provider.view.tsx";
import { watchStyles } from "../kit/lost-styles.ts";
import { makeToastQueue } from "../kit/toast-queue.ts";
import { ToastsProvider } from "../kit/toasts.view.tsx";
import { fetchFonts } from "../react/later-fonts.ts";
import { LookOnPage } from "../react/look-on-page.screen.tsx";
import { keepForOffline } from "../react/offline-start.ts";
import { ServicesProvider } from "../react/services.tsx";
import { showAlerts } from "../react/show-alerts.ts";
import { watchPage } from "../react/watch-page.ts";
import { whenQuiet } from "../react/when-quiet.ts";
import { preloadCover } from "./courses/cover-ahead.ts";
import { portalRoutes } from "./portal-routes.ts";
import { makePortalRouter } from "./router.tsx";

/** Milliseconds that rendering waits at most for answers that were asked for before the program was there. */
const longestWaitMs = 300;

const { resolve, waitFor } = composeWithLater(portalModules, laterPortalModules);
/** First of all, since it takes the secret of a view out of the address. */
const { isViewing } = resolve(TabView);
const toasts = makeToastQueue();
showAlerts(resolve(Alerts), toasts);
const router = makePortalRouter(portalRoutes);
watchStyles(document);
watchPage(window, router, { reports: resolve(ErrorReports), analytics: resolve(Analytics) });
const links = {
  router,
  navigate: (href: string) => void router.navigate({ href }),
  preload: (href: string) => {
    const [to = href] = href.split(/[?#]/, 1);
    void router.preloadRoute({ to });
  },
};

const known = firstValueFrom(resolve(PortalSession).current$.pipe(filter(({ tag }) => tag === "loaded" || tag === "failed")));
void known.then(() => fetchFonts(window.navigator)).catch(() => undefined);

/** What the page shows comes before what it sends later or keeps for a start without network. */
const quiet = known.then(() => whenQuiet(window));

/** Sends queued reports of earlier visits. */
const sendQueued = async (): Promise<void> => {
  await quiet;
  await waitFor(LearningOutbox);
  resolve(LearningOutbox);
};
void sendQueued().catch(() => undefined);

/** A view of the portal as a learner reads and keeps nothing on this device. */
if (!isViewing)
  resolve(WithoutNetwork).reachBy(async () => {
    await Promise.all([waitFor(LearningOutbox), waitFor(KeptReading)]);
    return resolve(KeptReading);
  }, quiet);

void quiet.then(() =>
  keepForOffline({ navigator: window.navigator, isBuilt: import.meta.env.PROD && !isViewing, isEmbedded: window.self !== window.top }),
);

const holder = document.getElementById("root");
let isRendered = false;
const render = (): void => {
  isRendered = true;
  if (holder !== null)
    createRoot(holder).render(
      <StrictMode>
        <ServicesProvider resolve={resolve} waitFor={waitFor}>
          <KitProvider links={links}>
            <LookOnPage hasShells={false} />
            <ToastsProvider queue={toasts}>
              <RouterProvider router={router} />
            </ToastsProvider>
          </KitProvider>
        </ServicesProvider>
      </StrictMode>,
    );
};

const reads = resolve(EarlyReads);
/** Waits for what the page has asked for, so that the first rendering shows it. */
const earlyLoaded = async (): Promise<void> => {
  const [session, catalogue] = [resolve(PortalSession), resolve(CourseCatalogue)];
  preloadCover(window, await loadEarlyReads({ reads, session, catalogue, isRendered: () => isRendered }));
};
const waited = (ms: number): Promise<void> => new Promise((resolved) => setTimeout(resolved, ms));
if (reads.length > 0) void Promise.race([Promise.all([earlyLoaded(), router.load()]), waited(longestWaitMs)]).then(render, render);
else render();
