import * as t from "io-ts";
import { decodedOrNull } from "../../kernel/decoded-or-null.ts";
import { orDefault } from "../../kernel/or-default.ts";
import { orNull } from "../../kernel/or-null.ts";
import { amount, off, text } from "../items/values.model.ts";

/** Reads a sound recording as learners see it. */
export const readAudio = decodedOrNull(t.type({ audio: text, image: text, text, required: off }, "AudioShown"));

/** Reads a button as learners see it. */
export const readButton = decodedOrNull(t.type({ cta: text, url: text, text }, "ButtonShown"));

/** Reads files to download as learners see them; `size` in bytes. */
export const readFiles = decodedOrNull(
  t.type({ text, files: orDefault(t.readonlyArray(t.type({ url: text, filename: text, size: orNull(t.number) })), []) }, "FilesShown"),
);

/** Reads a link to share as learners see it. */
export const readSocial = decodedOrNull(
  t.type({ url: text, tweet: text, share_points: amount(1200), click_points: amount(10) }, "SocialShown"),
);

const Share = t.type({ shared: off, clicks: amount(0) }, "Share");
/** Reads what was shared. */
export const readShare = decodedOrNull(Share);

/** Reads a learner's video to record, as learners see it. */
export const readVideoUpload = decodedOrNull(
  t.type({ question: text, core_comps: orDefault(t.readonlyArray(t.type({ name: text, points: amount(400) })), []) }, "VideoUploadShown"),
);

/** Reads the title of a package. */
export const readScorm = decodedOrNull(t.type({ title: text }, "ScormShown"));
