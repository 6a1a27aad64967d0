import { ViewsAsColleague } from "../../../core/view-as/view-as.port.ts";
import { useService } from "../../react/services.tsx";
import { useBegunView } from "../../viewing/use-begun-view.ts";
import { ViewColleagueView } from "./view-colleague.view.tsx";

type ViewColleagueProps = { readonly id: number; readonly name: string; readonly onClose: () => void };

/** Begins a view of the staff application as one user. */
export const ViewColleagueScreen = ({ id, name, onClose }: ViewColleagueProps) => (
  <ViewColleagueView name={name} {...useBegunView(useService(ViewsAsColleague).begin(id), onClose)} />
);
