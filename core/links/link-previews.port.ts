import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { LinkPreview } from "./link-preview.model.ts";

/** Looks at pages outside on somebody's behalf. */
export type LinkPreviews = {
  /** @param url http(s) address; one that cannot be had is refused by the name `url` */
  readonly preview: (url: string) => TaskEither<Failure, LinkPreview>;
};
export const LinkPreviews = token<LinkPreviews>("links.previews");
