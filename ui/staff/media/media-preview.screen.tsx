import type { ModalProps } from "../modal-contribution.ts";
import { MediaPreview } from "./media-preview.view.tsx";

/** A file looked at over any page: `title`, `path`, `mimetype`, and `captions` where there are some. */
export const MediaPreviewScreen = ({ params, onClose }: ModalProps) => (
  <MediaPreview
    title={params["title"] ?? ""}
    path={params["path"] ?? ""}
    mimetype={params["mimetype"] ?? ""}
    captions={params["captions"] ?? ""}
    onClose={onClose}
  />
);
