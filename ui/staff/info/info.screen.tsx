import type { ModalProps } from "../modal-contribution.ts";
import { Info } from "./info.view.tsx";

/** A word over any page: `title`, `text`. */
export const InfoScreen = ({ params, onClose }: ModalProps) => (
  <Info title={params["title"] ?? ""} text={params["text"] ?? ""} onClose={onClose} />
);
