import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeWebSealing } from "../../../../adapters/page/web-sealing.ts";
import { openSecret } from "../../../../adapters/server/organisation/open-secret.store.ts";
import { currentKey, replaceKey } from "../../../../adapters/server/organisation/org-keys.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { type SealedSecret, sealedFor } from "../../../../core/organisation/sealed-secret.model.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg } from "../two-orgs.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const sealer = sealerOf(testConfig);
const sealing = makeWebSealing({ subtle: crypto.subtle, getRandomValues: (array) => crypto.getRandomValues(array) });
const day = 86_400;

/** An organisation with a key pair, and a secret that a browser sealed with it. */
const begun = async (name: string, text: string) => {
  const { org } = await seedOrg(database, name);
  const key = await database.inOrg(org, async (tx) => {
    await replaceKey(tx, sealer, noon);
    return currentKey(tx);
  });
  const place = sealedFor(org, "crm");
  const secret = key === null ? null : await sealing.seal(text, place, key);
  if (secret === null) throw new Error("Nothing was sealed.");
  const open = (some: SealedSecret, for_ = place, now = noon): Promise<string | null> =>
    database.inOrg(org, (tx) => openSecret(tx, sealer, some, for_, now));
  return { org, secret, open };
};

describe("A secret that a browser sealed", () => {
  it("should be opened by the server, whatever its characters and length", async () => {
    for (const [at, text] of ["", "p4ss", "päß 🦢 ".repeat(500)].entries()) {
      const { secret, open } = await begun(`seal${at}`, text);
      expect(await open(secret)).toBe(text);
      if (text !== "") expect(JSON.stringify(secret)).not.toContain(text);
    }
  });

  it("should not be opened for another place or organisation, or when a part of it was changed", async () => {
    const { secret, open } = await begun("sealed", "p4ss");
    const other = await begun("unsealed", "p4ss");
    expect(await open(secret, sealedFor(1, "other"))).toBe(null);
    expect(await other.open(secret)).toBe(null);
    for (const part of ["wrapped", "nonce", "sealed"] as const) {
      const bytes = Buffer.from(secret[part], "base64");
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      expect(await open({ ...secret, [part]: bytes.toString("base64") }), part).toBe(null);
    }
  });

  it("should be opened for 30 days after its key was replaced", async () => {
    const { org, secret, open } = await begun("rotated", "p4ss");
    await database.inOrg(org, (tx) => replaceKey(tx, sealer, noon));
    expect(await open(secret, undefined, noon + 30 * day - 1)).toBe("p4ss");
    expect(await open(secret, undefined, noon + 30 * day)).toBe(null);
  });

  it("should not be made where the browser has no WebCrypto", async () => {
    const without: { readonly subtle: SubtleCrypto; readonly getRandomValues: Crypto["getRandomValues"] } = Object.assign(
      Object.create(null),
      {
        getRandomValues: crypto.getRandomValues,
      },
    );
    expect(await makeWebSealing(without).seal("p4ss", "here", { key_id: 1, public_key: "" })).toBe(null);
  });
});
