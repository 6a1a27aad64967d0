import { modalKind } from "../shell/modal-kind.model.ts";
import type { MediaRequest } from "./media-request.model.ts";

/** The window in which a file is previewed. */
export const mediaWindow = modalKind<MediaRequest>("media-preview");
