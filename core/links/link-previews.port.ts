import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { LinkPreview } from "./link-preview.model.ts";

/** Fetches external pages on a user's behalf. */
export type LinkPreviews = {
  /** @param url http(s) address; one that cannot be fetched is refused in the field `url` */
  readonly preview: (url: string) => TaskEither<Failure, LinkPreview>;
};
export const LinkPreviews = token<LinkPreviews>("links.previews");
