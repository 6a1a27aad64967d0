import { OwnView } from "../../../core/view-as/view-as.port.ts";
import { useService } from "../../react/services.tsx";
import { useTabView } from "../../viewing/use-tab-view.ts";
import { ViewBar } from "./view-bar.view.tsx";

/** The bar above the portal in a tab that shows it as a learner gets it. */
export const ViewBarScreen = () => <ViewBar {...useTabView(useService(OwnView))} />;
