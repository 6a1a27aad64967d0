import { MediaRequest } from "../../../core/files/media-request.model.ts";
import { modalOf } from "../modal-contribution.tsx";
import { MediaPreview } from "./media-preview.view.tsx";

/** Previews a file over any page. */
export const MediaPreviewScreen = modalOf("media-preview", MediaRequest, ({ params: { captions = "", ...file }, onClose }) => (
  <MediaPreview {...file} captions={captions} onClose={onClose} />
));
