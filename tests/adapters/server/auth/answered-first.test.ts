import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { login } from "../../../../adapters/server/auth/login.flow.ts";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { requestReset } from "../../../../adapters/server/auth/reset-password.flow.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { testOutbox } from "../mails.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let database: Database;
let org: TestOrg;
beforeAll(async () => {
  database = await openTestDatabase();
  org = await seedOrg(database, "first", { passwordHash: await passwordHash("Correct-horse-1") });
});
afterAll(() => database.close());

const request = {
  id: "r",
  ip: "127.0.0.1",
  userAgent: "",
  now: noon,
  origin: "http://localhost",
  session: null,
  teams: null,
  file: null,
} as const;

/** Work that was handed over and has not begun. */
const handedOver = () => {
  const waiting: (() => Promise<void>)[] = [];
  return { later: (_: string, work: () => Promise<void>): void => void waiting.push(work), waiting };
};

const count = (table: "outbox" | "audit"): Promise<number> =>
  database.asSystem(async ({ db }) => (await db.selectFrom(table).select("org_id").execute()).length);

describe("work that would reveal whether an address is known", () => {
  it.each(["owner@first.example", "nobody@first.example"])(
    "should run after the response when %s requests a new password",
    async (email) => {
      const { later, waiting } = handedOver();
      const before = await count("outbox");
      expect(requestReset(database, testOutbox, { email }, request, later)).toEqual(
        E.right({ status: "success", message: "If that email exists we sent a link." }),
      );
      expect(waiting.length).toBe(1);
      expect(await count("outbox")).toBe(before);
      for (const work of waiting) await work();
      expect(await count("outbox")).toBe(before + (email === org.owner.email ? 1 : 0));
    },
  );

  it("should run after the response when a login fails", async () => {
    const { later, waiting } = handedOver();
    const before = await count("audit");
    expect(
      await login(
        { database, outbox: testOutbox, hasProvider: false },
        { email: org.owner.email, password: "Wrong-horse-1" },
        request,
        later,
      ),
    ).toMatchObject({ _tag: "Left" });
    expect(await count("audit")).toBe(before);
    for (const work of waiting) await work();
    expect(await count("audit")).toBe(before + 1);
  });
});
