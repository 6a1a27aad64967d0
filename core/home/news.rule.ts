import type { Enclosure, NewsItem } from "./news.model.ts";

/** Number of news items shown. */
export const newsShown = 3;

/** Maximum length of a shown description, in characters. */
export const longestExcerpt = 160;

/** A text on one line, truncated with an ellipsis to at most 160 characters. */
export const excerpt = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = Array.from(line);
  return letters.length <= longestExcerpt
    ? line
    : `${letters
        .slice(0, longestExcerpt - 1)
        .join("")
        .trimEnd()}…`;
};

const isPicture = ({ type, url }: Enclosure): boolean =>
  type === "" ? /\.(?:png|jpe?g|gif|webp|avif)(?:\?|$)/i.test(url) : type.startsWith("image/");

/** The first attached picture of an item, or null. */
export const newsPicture = ({ enclosures }: NewsItem): Enclosure | null => enclosures.find((enclosure) => isPicture(enclosure)) ?? null;
