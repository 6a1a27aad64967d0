import * as E from "fp-ts/lib/Either.js";
import { isUrl } from "./url.rule.ts";
import { validationRefusals } from "./validation-refusals.ts";

/** The key of equal links: ignores the case of scheme and host, the fragment and a trailing slash. */
export const linkKey = (url: string): string =>
  url
    .trim()
    .replace(/#.*$/s, "")
    .replace(/^[a-z]+:\/\/[^/?]*/i, (start) => start.toLowerCase())
    .replace(/\/+$/, "");

/** The list with a link added: a text that is not an address is refused, a duplicate is ignored. */
export const addLink = (links: readonly string[], url: string): E.Either<string, readonly string[]> => {
  const trimmed = url.trim();
  if (!isUrl(trimmed)) return E.left(validationRefusals.invalid_url.message);
  const key = linkKey(trimmed);
  return E.right(links.some((link) => linkKey(link) === key) ? links : [...links, trimmed]);
};
