import { ViewAsRequest } from "../../../../core/view-as/view-as-request.model.ts";
import { ViewsAs } from "../../../../core/view-as/view-as.port.ts";
import { useService } from "../../../react/services.tsx";
import { useBegunView } from "../../../viewing/use-begun-view.ts";
import { modalOf } from "../../modal-contribution.tsx";
import { ViewAsView } from "./view-as.view.tsx";

/** Begins a view of the portal as one contact. */
export const ViewAsScreen = modalOf("view-as", ViewAsRequest, ({ params: { contact, name }, onClose }) => (
  <ViewAsView name={name} {...useBegunView(useService(ViewsAs).begin(contact), onClose)} />
));
