import * as E from "fp-ts/lib/Either.js";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import { shareRefusals } from "./share-refusals.ts";

/**
 * A link as it is stored.
 * @property available whether what it opens is still there
 */
export type StoredShare = {
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  readonly password_hash: string | null;
  readonly available: boolean;
};

/** Whether a link still works, at a time in epoch seconds. */
export const isOpenShare = ({ expires_at, revoked_at, available }: StoredShare, now: number): boolean =>
  revoked_at === null && (expires_at === null || expires_at > now) && available;

/** The link, or the same failure for unknown, expired and revoked ones. */
export const workingShare = <S extends StoredShare>(share: S | null, now: number): E.Either<Failure, S> =>
  share !== null && isOpenShare(share, now) ? E.right(share) : E.left(notFound(shareRefusals.share_gone));

/**
 * Whether a link opens with what the caller gave.
 * @param password '' for none
 * @param matches whether it is the password
 */
export const decideOpening = (share: StoredShare, password: string, matches: boolean): Failure | null => {
  if (share.password_hash === null || matches) return null;
  return forbidden(password === "" ? shareRefusals.share_password_needed : shareRefusals.share_password_wrong);
};
