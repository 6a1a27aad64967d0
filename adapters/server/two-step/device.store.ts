import type { RememberedDevice } from "../../../core/two-step/two-step.model.ts";
import { freshSecret, secretHash } from "../auth/secret.crypto.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import type { TwoStepOwner } from "./two-step.store.ts";

/** Seconds for which a browser is remembered, regardless of use. */
const deviceSeconds = 30 * 24 * 3600;

const dropOf = ({ db }: Tx, { org_id, user_id }: TwoStepOwner) =>
  db.deleteFrom("remembered_devices").where("org_id", "=", org_id).where("user_id", "=", user_id);

const hashOf = ({ device }: Pick<Request, "device">): string => (device === undefined || device === null ? "" : secretHash(device));

/**
 * Remembers the browser of a request; its earlier token is deleted.
 * @returns the token for its cookie, which is not stored
 */
export const rememberDevice = async (tx: Tx, owner: TwoStepOwner, request: Request): Promise<string> => {
  const token = freshSecret();
  const { now, ip, userAgent } = request;
  await dropOf(tx, owner)
    .where((where) => where.or([where("expires_at", "<=", now), where("token_hash", "=", hashOf(request))]))
    .execute();
  await tx.db
    .insertInto("remembered_devices")
    .values({
      org_id: owner.org_id,
      user_id: owner.user_id,
      token_hash: secretHash(token),
      ip,
      user_agent: userAgent.slice(0, 300),
      created_at: now,
      seen_at: now,
      expires_at: now + deviceSeconds,
    })
    .execute();
  return token;
};

/** Whether the user's browser is remembered; updates when it was last seen. */
export const isRemembered = async ({ db }: Tx, { org_id, user_id }: TwoStepOwner, request: Request): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("remembered_devices")
    .set({ seen_at: request.now, ip: request.ip })
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("token_hash", "=", hashOf(request))
    .where("expires_at", ">", request.now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** The remembered browsers, last used first. */
export const listDevices = async (
  { db }: Tx,
  { org_id, user_id }: TwoStepOwner,
  request: Request,
): Promise<readonly RememberedDevice[]> => {
  const rows = await db
    .selectFrom("remembered_devices")
    .select(["device_id as id", "token_hash", "ip", "user_agent", "created_at", "seen_at", "expires_at"])
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("expires_at", ">", request.now)
    .orderBy("seen_at", "desc")
    .orderBy("device_id", "desc")
    .execute();
  return rows.map(({ token_hash, ...row }) => ({ ...row, current: token_hash === hashOf(request) }));
};

/**
 * Forgets one browser, which then needs a code again.
 * @returns whether the user had such a browser
 */
export const dropDevice = async (tx: Tx, owner: TwoStepOwner, id: number): Promise<boolean> =>
  (await dropOf(tx, owner).where("device_id", "=", id).executeTakeFirst()).numDeletedRows === 1n;

/** Forgets every browser of a user. */
export const forgetDevices = async (tx: Tx, owner: TwoStepOwner): Promise<void> => {
  await dropOf(tx, owner).execute();
};
