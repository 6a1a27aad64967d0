import { RouterProvider } from "@tanstack/react-router";
import * as E from "fp-ts/lib/Either.js";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { staffModules } from "../../adapters/di/staff-modules.ts";
import { laterStaffModules } from "../../adapters/di/staff-page-modules.ts";
import { composeWithLater } from "../../composition-root.ts";
import type { Missing } from "../../core/access/page-access.rule.ts";
import { Analytics } from "../../core/analytics/analytics.service.ts";
import { AssistantChat } from "../../core/assistant/assistant-chat.service.ts";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { Alerts } from "../../core/client/alerts.service.ts";
import { ErrorReports } from "../../core/client/error-reports.service.ts";
import { CodeUnavailable } from "../../core/kernel/code-unavailable.ts";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { Notices } from "../../core/notifications/notices.service.ts";
import { AccessRequests } from "../../core/permissions/permissions.port.ts";
import { hashAddress } from "../../core/shell/hash-address.rule.ts";
import { TabView } from "../../core/view-as/tab-view.service.ts";
import { staffFrameText } from "../i18n/en/staff-frame.ts";
import { setLanguage } from "../i18n/i18n.ts";
import { isPseudo, languageKey } from "../i18n/language.ts";
import { translateNow } from "../i18n/translate-now.ts";
import { FailureWay } from "../kit/failure-state.view.tsx";
import { KitProvider } from "../kit/kit-provider.view.tsx";
import { loadable } from "../kit/loadable.view.tsx";
import { watchStyles } from "../kit/lost-styles.ts";
import { makeToastQueue } from "../kit/toast-queue.ts";
import { ToastsProvider } from "../kit/toasts.view.tsx";
import "../kit/tokens/fonts.css";
import { keepEarlyKeys } from "../react/early-keys.ts";
import { LookOnPage } from "../react/look-on-page.screen.tsx";
import { keepForOffline } from "../react/offline-start.ts";
import { ServicesProvider } from "../react/services.tsx";
import { showAlerts } from "../react/show-alerts.ts";
import { showNotices } from "../react/show-notices.ts";
import { watchTyping } from "../react/typed-text.ts";
import { watchPage } from "../react/watch-page.ts";
import { noticeAnswers } from "./assistant/answer-notice.ts";
import { SessionUnknown } from "./guard.ts";
import { makeStaffRouter } from "./router.tsx";
import { firstSegments, staffRoutes } from "./staff-routes.ts";

/** The message for a refused page: what is missing and who can grant it. */
const refusal = ({ kind, name }: Missing): string => {
  const say = translateNow(staffFrameText);
  if (kind === "member") return say("noAccessWhy.member");
  return kind === "feature"
    ? say("noAccessWhy.feature", { feature: name })
    : say("noAccessWhy.permission", { permission: name.replaceAll("_", " ") });
};

keepEarlyKeys();
const { resolve, waitFor, fetchAreas } = composeWithLater(staffModules, laterStaffModules);
/** First of all, since it takes the secret of a view out of the address. */
const { isViewing } = resolve(TabView);
const toasts = makeToastQueue();
if (isPseudo(resolve(DeviceStorage).get(languageKey))) void setLanguage("en-XA", document.documentElement);
showAlerts(resolve(Alerts), toasts);
noticeAnswers(resolve(AssistantChat), resolve(Notices));
showNotices(resolve(Notices), toasts, { open: (href) => (href === null ? resolve(AssistantChat).open() : links.navigate(href)) });
/** A page that is left for lack of access is gone with its form: what was typed into it is offered for copying. */
const typed = watchTyping(document);
const copy = (written: string): void =>
  void navigator.clipboard.writeText(written).then(
    () => resolve(Alerts).show(translateNow(staffFrameText)("copied"), "success"),
    () => resolve(Alerts).show([translateNow(staffFrameText)("notCopied"), written]),
  );
/** Administrators decide about the request from the user's page of permissions. */
const ask = async (path: string): Promise<boolean> => {
  await fetchAreas(["access-watch"]);
  const answer = await resolve(Alerts).reporting(resolve(AccessRequests).ask(path))();
  if (E.isLeft(answer)) return false;
  const { title, is_new } = answer.right;
  resolve(Alerts).show(translateNow(staffFrameText)(is_new ? "accessAsked" : "accessAskedBefore", { page: title }), "success");
  return true;
};
const askForRecord = loadable(
  async () => (await import("./permissions/ask-for-record.screen.tsx")).AskForRecord,
  () => null,
);
const segments = firstSegments(staffRoutes);
const realAddress = (): string | null => hashAddress(window.location.pathname, window.location.hash, segments);

const arrival = realAddress();
if (arrival !== null) window.history.replaceState(null, "", arrival);

const router = makeStaffRouter(staffRoutes, {
  session: resolve(StaffSession),
  onRefused: (why, path) => {
    const say = translateNow(staffFrameText);
    const written = typed();
    if (written !== "")
      toasts.show({ text: say("typedLost"), tone: "error", action: { label: say("copyTyped"), run: () => copy(written) } });
    if (why.kind === "feature") resolve(Alerts).show(refusal(why));
    else
      toasts.show({ text: refusal(why), tone: "error", about: "access", action: { label: say("askAccess"), run: () => void ask(path) } });
  },
  further: { fetch: fetchAreas, resolve },
});
/** Comes after the page: it looks for the first time seconds later. */
const watchAccess = async (): Promise<void> => {
  const { AccessWatch } = await import("../../core/permissions/access-watch.service.ts");
  await fetchAreas(["access-watch"]);
  resolve(AccessWatch).watch(() => void router.invalidate());
};
void watchAccess().catch(() => undefined);
watchStyles(document);
watchPage(window, router, { reports: resolve(ErrorReports), analytics: resolve(Analytics) });
window.addEventListener("hashchange", () => {
  const address = realAddress();
  if (address !== null) void router.navigate({ href: address, replace: true });
});

const links = {
  router,
  navigate: (href: string) => void router.navigate({ href }),
  preload: (href: string) => {
    const { pathname, search } = new URL(href, window.location.origin);
    void router.preloadRoute({ to: pathname, search: Object.fromEntries(new URLSearchParams(search)) });
  },
};

/** Errors that the page shows itself are not reported. */
const reportUnexpected = (error: unknown): void => {
  if (!(error instanceof SessionUnknown) && !(error instanceof CodeUnavailable)) reportError(error);
};

keepForOffline({ navigator: window.navigator, isBuilt: import.meta.env.PROD && !isViewing, isEmbedded: window.self !== window.top });

const holder = document.getElementById("root");
if (holder !== null)
  createRoot(holder, { onCaughtError: reportUnexpected }).render(
    <StrictMode>
      <ServicesProvider resolve={resolve} waitFor={waitFor}>
        <KitProvider links={links}>
          <LookOnPage hasShells />
          <ToastsProvider queue={toasts}>
            <FailureWay value={<askForRecord.View onAsk={ask} />}>
              <RouterProvider router={router} />
            </FailureWay>
          </ToastsProvider>
        </KitProvider>
      </ServicesProvider>
    </StrictMode>,
  );
