import { OwnStaffView } from "../../../core/view-as/view-as.port.ts";
import { useService } from "../../react/services.tsx";
import { useTabView } from "../../viewing/use-tab-view.ts";
import { StaffViewBar } from "./staff-view-bar.view.tsx";

/** The bar above the staff application in a tab that shows it as a colleague gets it. */
export const StaffViewBarScreen = () => <StaffViewBar {...useTabView(useService(OwnStaffView))} />;
