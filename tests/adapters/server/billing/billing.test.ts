import * as t from "io-ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BillingShare, Invoice } from "../../../../core/billing/billing.model.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

const Invoices = t.readonlyArray(Invoice);

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
beforeAll(async () => {
  server = await startServer({ config: { demo: true } });
  ({ a, b } = await seedTwoOrgs(server.database));
});
afterAll(() => server.close());

/** The texts that a PDF shows; its fonts have the letters of Latin 1 where it writes them in hexadecimal digits. */
const pdfTexts = (pdf: string): readonly string[] => {
  expect(pdf).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);
  return Array.from(pdf.matchAll(/\[([^\]]*)\] TJ/g), ([, shown = ""]) =>
    Buffer.from(Array.from(shown.matchAll(/<([\da-f]*)>/gi), ([, digits = ""]) => digits).join(""), "hex").toString("latin1"),
  );
};

const trail = (org: number, action: string) =>
  server.database.asSystem(({ db }) =>
    db
      .selectFrom("audit")
      .select(["actor_kind", "before", "after"])
      .where("org_id", "=", org)
      .where("action", "=", action)
      .orderBy("audit_id")
      .execute(),
  );

describe("billing on the server", () => {
  it("should belong to the owner: administrators choose no plan and see no card", async () => {
    const admin = await server.as(a.admin);
    for (const path of ["/api/org/billing", "/api/org/invoices"]) expect((await admin.get(path)).status).toBe(403);
    expect((await admin.put("/api/org/plan", { plan: "free" })).status).toBe(403);
    expect((await admin.put("/api/org/billing", { token: "tok_ok" })).status).toBe(403);
    expect((await admin.get("/api/org/plan")).status).toBe(200);
  });

  it("should be written to the audit log with the user and without secrets", async () => {
    const owner = await server.as(a.owner);
    await owner.put("/api/org/billing", { token: "tok_ok" });
    await owner.put("/api/org/plan", { plan: "starter" });
    const { body } = await owner.post("/api/org/billing_share");
    const token = new URLSearchParams(new URL(BillingShare.is(body) ? body.url : "").hash.slice(1)).get("token") ?? "";
    await server.stranger().put(`/api/org/billing?shared_token=${token}`, { token: "tok_ok" });
    expect((await trail(a.org, "billing.card")).map(({ actor_kind }) => actor_kind)).toEqual(["staff", "anonymous"]);
    expect(await trail(a.org, "org.plan")).toMatchObject([{ before: { plan: "pro" }, after: { plan: "starter", amount_cents: 0 } }]);
    expect(JSON.stringify(await trail(a.org, "billing.share"))).not.toContain(token);
    const kept = await server.database.asSystem(({ db }) =>
      db.selectFrom("billing_shares").select("token_hash").where("org_id", "=", a.org).execute(),
    );
    expect(kept.map(({ token_hash }) => token_hash)).not.toContain(token);
  });

  it("should require the CSRF token with a session, and none with a shared link", async () => {
    const { cookies } = await server.as(a.owner);
    const put = (url: string, headers: Readonly<Record<string, string>> = {}) =>
      server.app.inject({ method: "PUT", url, cookies: cookies(), headers, payload: { token: "tok_ok" } });
    expect((await put("/api/org/billing")).statusCode).toBe(403);
    expect((await put("/api/org/billing", { "x-csrf-token": "wrong" })).statusCode).toBe(403);
    const { body } = await (await server.as(a.owner)).post("/api/org/billing_share");
    const [, token] = BillingShare.is(body) ? body.url.split("#token=") : [];
    expect((await put(`/api/org/billing?shared_token=${token}`)).statusCode).toBe(200);
    expect((await (await server.as(a.owner)).put("/api/org/billing", { token: "tok_ok" })).status).toBe(200);
  });

  it("should sell no plan outside the demo, where no payment provider is configured, and say so", async () => {
    const plain = await startServer();
    const { owner } = await seedOrg(plain.database, "plain");
    await plain.database.asSystem(({ db }) => db.updateTable("orgs").set({ plan: "trial" }).where("org_id", "=", owner.org).execute());
    const client = await plain.as(owner);
    const refusal = expect.stringMatching(/takes no payments/);
    expect(await client.put("/api/org/billing", { token: "tok_ok" })).toMatchObject({
      status: 422,
      body: { errors: { token: [refusal] } },
    });
    expect(await client.put("/api/org/plan", { plan: "starter" })).toMatchObject({
      status: 422,
      body: { message: refusal, errors: { plan: [refusal] } },
    });
    expect((await client.get("/api/org/billing")).body).toMatchObject({ org_plan: "trial", card: null, test_cards: [] });
    expect(await client.put("/api/org/plan", { plan: "free" })).toMatchObject({ status: 200, body: { org_plan: "free" } });
    await plain.close();
  });

  it("should serve each invoice as a PDF to the owner only", async () => {
    const owner = await server.as(b.owner);
    await owner.put("/api/org/plan", { plan: "free" });
    await owner.put("/api/org/billing", { token: "tok_ok" });
    await owner.put("/api/org/plan", { plan: "starter" });
    const bills = (await owner.get("/api/org/invoices")).body;
    const bill = Invoices.is(bills) ? bills[0] : undefined;
    const pdf = await owner.get(bill?.pdf_url ?? "");
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdfTexts(String(pdf.body))).toEqual([
      `Invoice ${bill?.id}`,
      expect.stringMatching(/^Date: \d{4}-\d{2}-\d{2}$/),
      expect.stringMatching(/^For: ./),
      "Plan: starter, one month",
      "Amount: $49.00",
      "Status: paid",
    ]);
    expect((await (await server.as(a.owner)).get(bill?.pdf_url ?? "")).status).toBe(404);
    expect((await (await server.as(b.admin)).get(bill?.pdf_url ?? "")).status).toBe(403);
    expect((await server.stranger().get(bill?.pdf_url ?? "")).status).toBe(401);
  });

  it("should enable the features of the new plan", async () => {
    const owner = await server.as(b.owner);
    await owner.put("/api/org/plan", { plan: "free" });
    expect((await owner.get("/api/users/current")).body).toMatchObject({ org_plan: "free", features: ["include_portal", "tags"] });
  });
});
