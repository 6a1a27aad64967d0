import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { staffModules } from "../../adapters/di/staff-modules.ts";
import { compose } from "../../composition-root.ts";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { hashAddress } from "../../core/shell/hash-address.rule.ts";
import { staffFrameText } from "../i18n/en/staff-frame.ts";
import { sayNow } from "../i18n/say-now.ts";
import { KitProvider } from "../kit/kit-provider.view.tsx";
import { makeToastQueue } from "../kit/toast-queue.ts";
import { ToastsProvider } from "../kit/toasts.view.tsx";
import { PageUnavailable } from "../react/page-code.ts";
import { ServicesProvider } from "../react/services.tsx";
import { SessionUnknown } from "./guard.ts";
import { makeStaffRouter } from "./router.tsx";
import { firstSegments, staffRoutes } from "./staff-routes.ts";

const resolve = compose(...staffModules);
const toasts = makeToastQueue();
const segments = firstSegments(staffRoutes);
const realAddress = (): string | null => hashAddress(window.location.pathname, window.location.hash, segments);

const arrival = realAddress();
if (arrival !== null) window.history.replaceState(null, "", arrival);

const router = makeStaffRouter(staffRoutes, {
  session: resolve(StaffSession),
  onRefused: () => void toasts.show({ text: sayNow(staffFrameText)("noAccess"), tone: "error" }),
});
window.addEventListener("hashchange", () => {
  const address = realAddress();
  if (address !== null) void router.navigate({ href: address, replace: true });
});

const links = {
  navigate: (href: string) => void router.navigate({ href }),
  preload: (href: string) => {
    const [to = href] = href.split(/[?#]/, 1);
    void router.preloadRoute({ to });
  },
};

/** What a page can say for itself is no news for the console. */
const reportUnexpected = (error: unknown): void => {
  if (!(error instanceof SessionUnknown) && !(error instanceof PageUnavailable)) reportError(error);
};

const holder = document.getElementById("root");
if (holder !== null)
  createRoot(holder, { onCaughtError: reportUnexpected }).render(
    <StrictMode>
      <ServicesProvider resolve={resolve}>
        <KitProvider links={links}>
          <ToastsProvider queue={toasts}>
            <RouterProvider router={router} />
          </ToastsProvider>
        </KitProvider>
      </ServicesProvider>
    </StrictMode>,
  );
