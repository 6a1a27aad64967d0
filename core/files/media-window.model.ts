import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/**
 * A file that is previewed.
 * @property captions address of its subtitles
 */
export const MediaRequest = t.intersection(
  [t.type({ title: t.string, path: t.string, mimetype: t.string }), t.partial({ captions: t.string })],
  "MediaRequest",
);
export type MediaRequest = t.TypeOf<typeof MediaRequest>;

/** The window in which a file is previewed. */
export const mediaWindow = modalKind("media-preview", MediaRequest);
