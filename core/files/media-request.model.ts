import * as t from "io-ts";

/**
 * A file to preview.
 * @property captions address of its subtitles
 */
export const MediaRequest = t.intersection(
  [t.type({ title: t.string, path: t.string, mimetype: t.string }), t.partial({ captions: t.string })],
  "MediaRequest",
);
export type MediaRequest = t.TypeOf<typeof MediaRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "media-preview": MediaRequest;
  }
}
