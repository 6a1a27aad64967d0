import { createHmac } from "node:crypto";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { sameText } from "../auth/secret.crypto.ts";

/** Reply ids as returned to callers, bound to the recipient of the reply. */
type ReplyIds = {
  readonly give: (actor: Person, id: string) => string;
  /** The service's own id; null when the id was issued to another user or forged. */
  readonly take: (actor: Person, given: string) => string | null;
};

type Person = Pick<StaffActor, "org_id" | "user_id">;

const signatureLength = 22;

/** @param key the server's key for replies of the assistant */
export const makeReplyIds = (key: Uint8Array): ReplyIds => {
  const signatureOf = ({ org_id, user_id }: Person, id: string): string =>
    createHmac("sha256", key).update(`${org_id}:${user_id}:${id}`).digest("base64url").slice(0, signatureLength);
  return {
    give: (actor, id) => `${id}.${signatureOf(actor, id)}`,
    take: (actor, given) => {
      const end = given.lastIndexOf(".");
      const id = given.slice(0, Math.max(end, 0));
      return end > 0 && sameText(given.slice(end + 1), signatureOf(actor, id)) ? id : null;
    },
  };
};
