import * as E from "fp-ts/lib/Either.js";
import { isUrl } from "./url.rule.ts";
import { validationRefusals } from "./validation-refusals.ts";

/** What makes two links the same: scheme and host in any case, with or without a fragment or a slash at the end. */
export const linkKey = (url: string): string =>
  url
    .trim()
    .replace(/#.*$/s, "")
    .replace(/^[a-z]+:\/\/[^/?]*/i, (start) => start.toLowerCase())
    .replace(/\/+$/, "");

/** The list with one link more: a text that is no address is refused, a link that is there already is dropped silently. */
export const addLink = (links: readonly string[], url: string): E.Either<string, readonly string[]> => {
  const trimmed = url.trim();
  if (!isUrl(trimmed)) return E.left(validationRefusals.invalid_url.message);
  const key = linkKey(trimmed);
  return E.right(links.some((link) => linkKey(link) === key) ? links : [...links, trimmed]);
};
