import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { stockBanners } from "../../../core/files/banners.rule.ts";
import { newFileProblem } from "../../../core/files/decide-new-file.rule.ts";
import { sourceNotOffered } from "../../../core/media-sources/media-problem.rule.ts";
import type { MediaItems, MediaQuery, MediaSourceName } from "../../../core/media-sources/media-source.model.ts";
import { offeredSources } from "../../../core/media-sources/media-sources.rule.ts";
import { done } from "../../contract/envelope.ts";
import { mediaSources } from "../../contract/media-sources.contract.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { bannerSizes } from "../files/banners/banner-files.ts";
import { findFolder } from "../files/folder-row.ts";
import { Afterwards } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { pictureLinksOf } from "../pictures/picture-links.crypto.ts";
import type { ServerDeps } from "../server-deps.ts";
import { accountManners } from "./account-manners-provider.ts";
import { connectedSources, dropConnection, heldTokens } from "./connections.store.ts";
import { copyItem } from "./copy-item.flow.ts";
import { endAccess } from "./media-account.flow.ts";
import type { MediaProvider, SourceItems } from "./media-provider.ts";
import { thumbnailLinks } from "./thumbnail-links.flow.ts";
import { withSource } from "./with-source.flow.ts";

/** The items with thumbnails at addresses of this server. */
const withLinks = (
  { sealer }: Pick<ServerDeps, "sealer">,
  asker: StaffActor,
  source: MediaSourceName,
  { hasOpenThumbnails }: MediaProvider,
  { items, next }: SourceItems,
): MediaItems => {
  const links = hasOpenThumbnails || source === "unsplash" ? pictureLinksOf(sealer) : thumbnailLinks(sealer, asker, source);
  const linked = (url: string | null): string | null => (url === null || !URL.canParse(url) ? null : links.linkTo(url));
  return { items: items.map((item) => ({ ...item, thumbnail: linked(item.thumbnail) })), next };
};

const pageOf = (deps: ServerDeps, asker: StaffActor, source: MediaSourceName, query: MediaQuery) =>
  withSource(deps, asker, source, async (provider, access) => {
    const found = await provider.list(query, access);
    return E.map((items: SourceItems) => withLinks(deps, asker, source, provider, items))(found);
  });

/** Endpoints for sources of others from which files are copied. */
export const routes: RouteContribution = (deps) => {
  const { config, sealer, areas } = deps;
  const system = stockBanners(config.files.cdn, bannerSizes);
  return routesFor(mediaSources, {
    list:
      ({ tx, actor }) =>
      async () =>
        E.right(offeredSources((source) => config.media[source] !== null, await connectedSources(tx, actor))),
    items:
      ({ actor, params, query }) =>
      async () =>
        E.right(new Afterwards(() => pageOf(deps, actor, params.source, query))),
    copy:
      ({ tx, actor, request, params, body }) =>
      async () => {
        const call = { tx, actor, request, areas, system };
        const problem = newFileProblem(body, await findFolder(call, body.folder_id ?? null));
        if (problem !== null) return E.left(problem);
        return E.right(new Afterwards(() => copyItem(deps, call, params.source, body)));
      },
    disconnect:
      ({ tx, actor, request, params: { source } }) =>
      async () => {
        const account = source === "unsplash" ? null : config.media[source];
        if (source === "unsplash" || account === null) return E.left(sourceNotOffered(source));
        const of = { org_id: actor.org_id, user_id: actor.user_id, source };
        const held = await heldTokens(tx, sealer, of);
        if (!(await dropConnection(tx, of))) return E.right(done);
        const note = { action: "user.disconnect_source", object_type: "user", object_id: actor.user_id, before: { source }, after: null };
        await writeAudit(tx, { actor, request }, note);
        return E.right(
          new Afterwards(async () => {
            if (held !== null) await endAccess(account, accountManners[source], held);
            return E.right(done);
          }),
        );
      },
  });
};
