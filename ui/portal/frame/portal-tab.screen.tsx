import { lazy, Suspense } from "react";
import { TabView } from "../../../core/view-as/tab-view.service.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { PortalFrameScreen } from "./portal-frame.screen.tsx";

const ViewBarScreen = lazy(async () => ({ default: (await import("../view-as/view-bar.screen.tsx")).ViewBarScreen }));
const ViewOver = lazy(async () => ({ default: (await import("../view-as/view-over.view.tsx")).ViewOver }));

/** The portal of this tab: of the learner who is signed in, or as staff look at it. */
export const PortalTabScreen = () => {
  const view = useService(TabView);
  const isOver = useLatest(view.over$, view.isOver());
  if (!view.isViewing) return <PortalFrameScreen />;
  return (
    <Suspense fallback={null}>
      {isOver ? (
        <ViewOver />
      ) : (
        <>
          <ViewBarScreen />
          <PortalFrameScreen />
        </>
      )}
    </Suspense>
  );
};
