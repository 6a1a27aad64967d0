import { type RawBuilder, sql } from "kysely";
import { createHmac } from "node:crypto";
import type { Sealer } from "../storage/sealer.ts";

const block = 64;
const [innerPad, outerPad] = [0x36, 0x5c];

/**
 * The hash of numbers of one organisation: HMAC-SHA-256 as PostgreSQL computes it, so that statements compare numbers with stored hashes. Its
 * key is the server's, without which no number can be found by trying all.
 */
export const makeNumberHash = (
  sealer: Pick<Sealer, "keyFor">,
): ((org: number | null, mobile: RawBuilder<unknown>) => RawBuilder<unknown>) => {
  const serverKey = sealer.keyFor("numbers that stopped texts");
  return (org, mobile) => {
    const key = Buffer.alloc(block);
    createHmac("sha256", serverKey).update(String(org)).digest().copy(key);
    const padded = (pad: number): RawBuilder<unknown> => sql`decode(${Buffer.from(key.map((byte) => byte ^ pad)).toString("hex")}, 'hex')`;
    return sql`sha256(${padded(outerPad)} || sha256(${padded(innerPad)} || convert_to(${mobile}, 'UTF8')))`;
  };
};
