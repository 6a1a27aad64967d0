import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { readFileSync } from "node:fs";
import { homeRefusals } from "../../../core/home/home-refusals.ts";
import type { NewsItem } from "../../../core/home/news.model.ts";
import type { News } from "../../../core/home/news.port.ts";
import { newsShown } from "../../../core/home/news.rule.ts";
import { cacheExpiry } from "../../../core/kernel/cache-expiry.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { OutsideFetch } from "../outside/outside-fetch.ts";
import { replyText } from "../outside/reply-text.ts";
import type { PictureLinks } from "../pictures/picture-links.crypto.ts";
import { readFeed } from "./feed.reader.ts";

type Deps = {
  /** null: the feed that ships with the product */
  readonly feedUrl: string | null;
  readonly outside: OutsideFetch;
  readonly pictures: PictureLinks;
  /** epoch seconds */
  readonly now: () => number;
};

type Held = { readonly news: readonly NewsItem[] | null; readonly setAt: number; readonly minutes: number };

const limits = {
  accept: "application/rss+xml,application/atom+xml,application/xml;q=0.9,text/xml;q=0.8",
  most: 2_097_152,
  timeoutMs: 8_000,
};
const heldMinutes = 30;
const heldMinutesAfterFailure = 1;
const failure: Failure = { tag: "busy", ...homeRefusals.no_news, retryAfter: heldMinutesAfterFailure * 60 };

const bundled = (): readonly NewsItem[] => readFeed(readFileSync(new URL("./bundled-feed.xml", import.meta.url), "utf8"), null) ?? [];

/**
 * News from the product or one external feed, which is cached for half an hour; after a failure the earlier news are kept, and the feed is
 * asked again after a minute.
 */
export const makeNewsFeed = ({ feedUrl, outside, pictures, now }: Deps): News => {
  let held: Held | null = null;
  let underWay: Promise<readonly NewsItem[] | null> | null = null;

  const throughUs = (item: NewsItem): NewsItem => ({
    ...item,
    enclosures: item.enclosures.map(({ url, type }) => ({ url: pictures.linkTo(url), type })),
  });
  const fetched = async (url: string): Promise<readonly NewsItem[] | null> => {
    const answer = await outside(url, limits);
    const items = E.isLeft(answer) ? null : readFeed(replyText(answer.right), answer.right.url);
    return items?.slice(0, newsShown).map(throughUs) ?? null;
  };
  const refreshed = async (url: string): Promise<readonly NewsItem[] | null> => {
    const isHeld = held !== null && !cacheExpiry(held.setAt, held.minutes, now()).expired;
    if (held !== null && isHeld) return held.news;
    underWay ??= fetched(url).finally(() => void (underWay = null));
    const news = await underWay;
    held = { news: news ?? held?.news ?? null, setAt: now(), minutes: news === null ? heldMinutesAfterFailure : heldMinutes };
    return held.news;
  };
  const latest: TaskEither<Failure, readonly NewsItem[]> = async () => {
    if (feedUrl === null) return E.right(bundled().slice(0, newsShown));
    const news = await refreshed(feedUrl);
    return news === null ? E.left(failure) : E.right(news);
  };
  return { latest };
};
