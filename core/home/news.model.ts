import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * A file attached to a news item.
 * @property type media type, "" if not given
 */
export const Enclosure = t.type({ url: t.string, type: t.string }, "Enclosure");
export type Enclosure = t.TypeOf<typeof Enclosure>;

/** A news item: description is plain text, link an http(s) URL or a path of this product. */
export const NewsItem = t.type(
  {
    title: t.string,
    description: t.string,
    link: t.string,
    enclosures: t.readonlyArray(Enclosure),
    /** epoch seconds; null if not given */
    published_at: orNull(t.number),
  },
  "NewsItem",
);
export type NewsItem = t.TypeOf<typeof NewsItem>;
