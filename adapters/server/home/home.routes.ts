import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { invalid } from "../../../core/kernel/failure.ts";
import { home } from "../../contract/home.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { previewOf } from "../links/link-preview.client.ts";
import { makeNewsFeed } from "../news/news-feed.client.ts";
import { pictureLinksOf } from "../pictures/picture-links.crypto.ts";
import { makeItemCounter } from "./item-counts.store.ts";

/** Endpoints for Home besides those of other areas. */
export const routes: RouteContribution = ({ config, clock, outside, sealer }) => {
  const pictures = pictureLinksOf(sealer);
  const news = makeNewsFeed({ feedUrl: config.feedUrl, outside, pictures, now: clock.now });
  return routesFor(home, {
    counts: ({ tx, actor, request }) => makeItemCounter(tx, actor, request.teams).count,
    news: () => TE.right(new Afterwards(news.latest)),
    preview:
      ({ query, request, tx, actor }) =>
      async () => {
        const { app_key } = await tx.db.selectFrom("orgs").select("app_key").where("org_id", "=", actor.org_id).executeTakeFirstOrThrow();
        if (query.key !== request.session?.csrfToken && query.key !== app_key)
          return E.left(invalid({ key: ["is neither this session's token nor the organisation's app key"] }));
        return E.right(new Afterwards(previewOf(query.url, outside, pictures)));
      },
  });
};
