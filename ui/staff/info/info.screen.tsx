import { InfoRequest, infoWindow } from "../../../core/shell/info-window.model.ts";
import { modalOf } from "../modal-of.tsx";
import { Info } from "./info.view.tsx";

/** A text over any page. */
export const InfoScreen = modalOf(infoWindow, InfoRequest, ({ params: { title, text }, onClose }) => (
  <Info title={title} text={text} onClose={onClose} />
));
