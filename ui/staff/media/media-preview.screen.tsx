import { MediaRequest } from "../../../core/files/media-request.model.ts";
import { mediaWindow } from "../../../core/files/media-window.model.ts";
import { modalOf } from "../modal-of.tsx";
import { MediaPreview } from "./media-preview.view.tsx";

/** A file that is previewed over any page. */
export const MediaPreviewScreen = modalOf(mediaWindow, MediaRequest, ({ params: { captions = "", ...file }, onClose }) => (
  <MediaPreview {...file} captions={captions} onClose={onClose} />
));
