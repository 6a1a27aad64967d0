import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { portalModules } from "../../adapters/di/portal-modules.ts";
import { compose } from "../../composition-root.ts";
import { LearningOutbox } from "../../core/learning/learning-outbox.service.ts";
import { KitProvider } from "../kit/kit-provider.view.tsx";
import { makeToastQueue } from "../kit/toast-queue.ts";
import { ToastsProvider } from "../kit/toasts.view.tsx";
import { ServicesProvider } from "../react/services.tsx";
import { portalRoutes } from "./portal-routes.ts";
import { makePortalRouter } from "./router.tsx";

const resolve = compose(...portalModules);
const router = makePortalRouter(portalRoutes);
const links = {
  navigate: (href: string) => void router.navigate({ href }),
  preload: (href: string) => {
    const [to = href] = href.split(/[?#]/, 1);
    void router.preloadRoute({ to });
  },
};

// Sends what an earlier visit could not, as soon as it is known who is signed in.
resolve(LearningOutbox);

const holder = document.getElementById("root");
if (holder !== null)
  createRoot(holder).render(
    <StrictMode>
      <ServicesProvider resolve={resolve}>
        <KitProvider links={links}>
          <ToastsProvider queue={makeToastQueue()}>
            <RouterProvider router={router} />
          </ToastsProvider>
        </KitProvider>
      </ServicesProvider>
    </StrictMode>,
  );
