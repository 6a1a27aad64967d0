import * as t from "io-ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { videoDrive } from "../video/video-drive.rule.ts";
import { isVideoErrorCode } from "../video/video-error.rule.ts";
import { text } from "./items/values.model.ts";

/** A learner's word that a video cannot be played, with the player's error code. */
export const Unavailable = t.refinement(
  t.type({ unavailable: t.number }),
  ({ unavailable }) => isVideoErrorCode(unavailable),
  "Unavailable",
);

const film = decodedOrNull(t.type({ url: text, gallery_url: text }));

/** Whether a learner may say of a video that it cannot be played: of others' videos, never of the organisation's own files. */
export const mayBeUnavailable = ({ type, values }: { readonly type: string; readonly values: unknown }): boolean => {
  const known = type === "video" ? film(values) : null;
  return known !== null && known.gallery_url === "" && videoDrive(known) !== null;
};
