import { InfoRequest } from "../../../core/shell/info-request.model.ts";
import { modalOf } from "../modal-contribution.tsx";
import { Info } from "./info.view.tsx";

/** A text in a dialog over any page. */
export const InfoScreen = modalOf("info", InfoRequest, ({ params: { title, text }, onClose }) => (
  <Info title={title} text={text} onClose={onClose} />
));
