import type * as E from "fp-ts/lib/Either.js";
import type { MediaProblem } from "../../../core/media-sources/media-problem.rule.ts";
import type { MediaItem, MediaQuery } from "../../../core/media-sources/media-source.model.ts";

/** Files at a source, with the addresses of their thumbnails there. */
export type SourceItems = { readonly items: readonly MediaItem[]; readonly next: string | null };

/**
 * A file at a source that is about to be copied.
 * @property address of its content
 * @property headers for the origin of the address
 * @property description of a picture; '' for none
 */
export type SourceFile = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly title: string;
  readonly credit: string;
  readonly description: string;
};

type Answer<A> = Promise<E.Either<MediaProblem, A>>;

/**
 * A service from which files are copied.
 * @property hasOpenThumbnails whether thumbnails need no access
 */
export type MediaProvider = {
  readonly hasOpenThumbnails: boolean;
  /** @param access token of the user's account; '' where the source is used by a key */
  readonly list: (query: MediaQuery, access: string) => Answer<SourceItems>;
  readonly find: (item: string, access: string) => Answer<SourceFile>;
};
