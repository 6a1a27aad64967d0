import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { mediaFailure, type MediaProblem, sourceNotOffered } from "../../../core/media-sources/media-problem.rule.ts";
import type { MediaSourceName } from "../../../core/media-sources/media-source.model.ts";
import type { ServerDeps } from "../server-deps.ts";
import { accountManners } from "./account-manners-provider.ts";
import { providerOf } from "./configured-provider.ts";
import { dropConnection, heldTokens, renewConnection } from "./connections.store.ts";
import { renewedTokens } from "./media-account.flow.ts";
import type { MediaProvider } from "./media-provider.ts";

/** Dependencies of requests to a source, which are made outside transactions. */
export type SourceDeps = Pick<ServerDeps, "config" | "database" | "sealer" | "clock">;

/** Who asks a source. */
export type Asker = { readonly org_id: number; readonly user_id: number };

/** Seconds before its end in which a token is renewed. */
const early = 120;

const accessOf = async (deps: SourceDeps, asker: Asker, source: MediaSourceName): Promise<E.Either<MediaProblem, string>> => {
  if (source === "unsplash") return E.right("");
  const { config, database, sealer, clock } = deps;
  const of = { ...asker, source };
  const [account, held] = [config.media[source], await database.inOrg(of.org_id, (tx) => heldTokens(tx, sealer, of))];
  if (account === null || held === null) return E.left({ tag: "refused" });
  const now = clock.now();
  if (held.expires_at === null || now < held.expires_at - early) return E.right(held.access);
  const renewed = await renewedTokens(account, accountManners[source], held, now);
  if (E.isRight(renewed)) {
    await database.inOrg(of.org_id, (tx) => renewConnection(tx, sealer, of, renewed.right));
    return E.right(renewed.right.access);
  }
  const isStillGood = renewed.left.tag !== "refused" && now < held.expires_at;
  return isStillGood ? E.right(held.access) : renewed;
};

/** Asks a source as a user; a connection that it no longer accepts is deleted, so that the user is asked to connect again. */
export const withSource = async <A>(
  deps: SourceDeps,
  asker: Asker,
  source: MediaSourceName,
  ask: (provider: MediaProvider, access: string) => Promise<E.Either<MediaProblem, A>>,
): Promise<E.Either<Failure, A>> => {
  const provider = providerOf(deps.config.media, source);
  if (provider === null) return E.left(sourceNotOffered(source));
  const access = await accessOf(deps, asker, source);
  const answer = E.isLeft(access) ? access : await ask(provider, access.right);
  if (E.isRight(answer)) return answer;
  if (answer.left.tag === "refused" && source !== "unsplash")
    await deps.database.inOrg(asker.org_id, (tx) => dropConnection(tx, { ...asker, source }));
  return E.left(mediaFailure(source, answer.left));
};
