import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { DomUtils, parseDocument } from "htmlparser2";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import type { Refusal } from "../../../core/kernel/refusal.ts";
import type { LinkPreview } from "../../../core/links/link-preview.model.ts";
import { linkRefusals } from "../../../core/links/link-refusals.ts";
import { validationRefusals } from "../../../core/validation/validation-refusals.ts";
import type { OutsideFetch } from "../outside/outside-fetch.ts";
import type { OutsideProblem } from "../outside/outside-request.ts";
import { mediaType, replyText } from "../outside/reply-text.ts";
import type { PictureLinks } from "../pictures/picture-links.crypto.ts";

const limits = { accept: "text/html,application/xhtml+xml;q=0.9,image/*;q=0.5", most: 1_048_576, timeoutMs: 8_000 };
const longestTitle = 300;
const longestDescription = 1_000;

const problems: Readonly<Record<OutsideProblem, Refusal>> = {
  "not an address": validationRefusals.invalid_url,
  "not allowed": linkRefusals.link_not_allowed,
  unreachable: linkRefusals.link_unreachable,
  "too many redirects": linkRefusals.link_in_circles,
  "too slow": linkRefusals.link_too_slow,
  "too large": linkRefusals.link_too_large,
};

const tidy = (text: string, longest: number): string => text.replace(/\s+/g, " ").trim().slice(0, longest);

type Facts = { readonly title: string; readonly description: string; readonly image: string | null };

/** The metadata in a page's head: Open Graph first, then Twitter cards, then plain HTML. */
const factsIn = (html: string): Facts => {
  const document = parseDocument(html);
  const metas = new Map<string, string>();
  for (const { attribs } of DomUtils.getElementsByTagName("meta", document, true)) {
    const name = (attribs["property"] ?? attribs["name"] ?? "").toLowerCase();
    const content = attribs["content"] ?? "";
    if (content !== "" && !metas.has(name)) metas.set(name, content);
  }
  const first = (...names: readonly string[]): string | null => names.flatMap((name) => metas.get(name) ?? [])[0] ?? null;
  const [title] = DomUtils.getElementsByTagName("title", document, true, 1);
  return {
    title: first("og:title", "twitter:title") ?? (title === undefined ? "" : DomUtils.textContent(title)),
    description: first("og:description", "twitter:description", "description") ?? "",
    image: first("og:image:secure_url", "og:image", "og:image:url", "twitter:image"),
  };
};

const nameOf = (url: URL): string => decodeURIComponent(url.pathname.split("/").at(-1) ?? "").replace(/\p{Cc}/gu, "") || url.hostname;

/**
 * Previews a page through the guarded fetch. A picture is its own preview.
 * @returns invalid `url` when there is no preview
 */
export const previewOf =
  (address: string, outside: OutsideFetch, pictures: PictureLinks): TaskEither<Failure, LinkPreview> =>
  async () => {
    const answer = await outside(address, limits);
    if (E.isLeft(answer)) return E.left(invalid({ url: [problems[answer.left]] }));
    const { url, type } = answer.right;
    const here = new URL(url);
    if (mediaType(type).startsWith("image/")) return E.right({ url, title: here.hostname, description: "", image: pictures.linkTo(url) });
    const isPage = ["text/html", "application/xhtml+xml"].includes(mediaType(type));
    const { title, description, image } = isPage ? factsIn(replyText(answer.right)) : { title: "", description: "", image: null };
    const picture = image === null ? null : URL.parse(image, here);
    return E.right({
      url,
      title: tidy(title, longestTitle) || nameOf(here),
      description: tidy(description, longestDescription),
      image: picture === null || !/^https?:$/.test(picture.protocol) ? null : pictures.linkTo(picture.href),
    });
  };
