import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * A file that comes with an item of the news.
 * @property type media type, "" when it was not said
 */
export const Enclosure = t.type({ url: t.string, type: t.string }, "Enclosure");
export type Enclosure = t.TypeOf<typeof Enclosure>;

/** An item of the news: description is plain text, link an http(s) address or a path of this product. */
export const NewsItem = t.type(
  {
    title: t.string,
    description: t.string,
    link: t.string,
    enclosures: t.readonlyArray(Enclosure),
    /** epoch seconds; null when it was not said */
    published_at: orNull(t.number),
  },
  "NewsItem",
);
export type NewsItem = t.TypeOf<typeof NewsItem>;
