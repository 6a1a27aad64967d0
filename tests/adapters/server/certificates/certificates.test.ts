import { sql } from "kysely";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { area } from "../../../../adapters/server/certificates/certificates.area.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";
import { testSealer } from "../mails.ts";

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const own = "/api/cg/certificates";

/** The sample course with its first lesson alone, whose learner has joined. */
const begun = async (certificate: boolean) => {
  const { org, sample } = await learningOrg(server.database);
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  const [first, ...others] = sample.triggers;
  for (const { id } of others) await staff.delete(`/api/triggers/${id}`);
  const { version } = Object((await staff.get(`/api/campaigns/${sample.course}`)).body);
  expect((await staff.put(`/api/campaigns/${sample.course}`, { version, certificate })).body).toMatchObject({ certificate });
  await learner.post("/api/cg/join", { campaign_id: sample.course });
  const at = (item: number): string => `/api/cg/campaigns/${sample.course}/lessons/${first?.id}/items/${first?.items[item]}`;
  const finish = async (): Promise<void> => {
    await learner.post(`${at(0)}/shown`, {});
    await learner.post(`${at(1)}/answer`, { answer: [1], answer_id: crypto.randomUUID() });
  };
  return { org, course: sample.course, staff, learner, finish };
};

const codeIn = (body: unknown): string => {
  const { certificates } = Object(body);
  return Array.isArray(certificates) ? String(Reflect.get(Object(certificates[0]), "code")) : "";
};

/** What the pages of a PDF draw, whose streams are packed. */
const drawn = (pdf: string): string =>
  [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = ""]) => {
      try {
        return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    })
    .join("\n");

describe("The certificate of a course", () => {
  it("should be given to the learner who finishes, and stay after a reset, a second finish, a new name and the end of the course", async () => {
    const { org, course, staff, learner, finish } = await begun(true);
    expect((await learner.get(own)).body).toEqual({ certificates: [], claimable: [] });
    await finish();
    const first = (await learner.get(own)).body;
    expect(first).toMatchObject({ certificates: [{ campaign_id: course, course: "Colours", issued_at: noon }], claimable: [] });
    expect((await staff.get(`/api/contacts/${org.learner.contact}/courses/${course}`)).body).toMatchObject({
      certificate: { code: codeIn(first), issued_at: noon },
    });
    await staff.post(`/api/contacts/${org.learner.contact}/courses/${course}/reset`, {});
    expect((await learner.get(own)).body).toEqual(first);
    await finish();
    expect((await learner.get(`/api/cg/campaigns/${course}`)).body).toMatchObject({ status: "completed" });
    await learner.put("/api/cg/info", { first_name: "Other" });
    expect((await learner.get(own)).body).toEqual(first);
    await staff.delete(`/api/campaigns/${course}`);
    expect((await learner.get(own)).body).toEqual(first);
  });

  it("should be given on request where certificates were switched on later, and refused before the lessons are finished", async () => {
    const { org, course, staff, learner, finish } = await begun(false);
    expect(await learner.post(own, { campaign_id: course })).toMatchObject({
      status: 409,
      body: { message: "This course has no certificate." },
    });
    await finish();
    const { version } = Object((await staff.get(`/api/campaigns/${course}`)).body);
    await staff.put(`/api/campaigns/${course}`, { version, certificate: true });
    expect((await learner.get(own)).body).toEqual({ certificates: [], claimable: [{ campaign_id: course, course: "Colours" }] });
    const claimed = await Promise.all([learner.post(own, { campaign_id: course }), learner.post(own, { campaign_id: course })]);
    expect(claimed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await learner.get(own)).body).toMatchObject({ certificates: [{ campaign_id: course }], claimable: [] });
    expect(await actionsInTrail(server, org.org, "course")).toContain("course.certify");
    const other = await begun(true);
    expect((await other.learner.post(own, { campaign_id: other.course })).body).toMatchObject({
      message: "Finish all lessons of the course first.",
    });
    expect((await other.learner.post(own, { campaign_id: course })).status).toBe(404);
  });
});

describe("A code of a certificate", () => {
  const page = (url: string, language = "en") => server.app.inject({ url, headers: { "accept-language": language } });

  it("should be verified by anyone, in the reader's language, and open the PDF", async () => {
    const { org, learner, finish } = await begun(true);
    await finish();
    await server.database.asSystem(({ db }) =>
      sql`update certificates set name = '<b>Lena</b> Łukasz' where org_id = ${org.org}`.execute(db),
    );
    const code = codeIn((await learner.get(own)).body);
    const verified = await page(`/certificates/${code.toLowerCase()}`);
    expect(verified.statusCode).toBe(200);
    expect(verified.headers).toMatchObject({
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(verified.body).toContain("&lt;b&gt;Lena&lt;/b&gt; Łukasz finished “Colours”");
    expect((await page(`/certificates/${code}`, "es")).body).toContain("Este certificado es auténtico");
    const pdf = await page(`/certificates/${code}/certificate.pdf`);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.rawPayload.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
    expect(pdf.rawPayload.toString("latin1")).toContain("(Certificate: Colours)");
  });

  it("should have the logo and colours of the portal's look, and be given without a logo that cannot be read", async () => {
    const { org, learner, finish } = await begun(true);
    await finish();
    const code = codeIn((await learner.get(own)).body);
    const addresses = await server.database.asSystem(async ({ db }) => {
      const { rows } = await sql<{ address: string; filename: string }>`
        insert into files (org_id, address, filename, mime, bytes, location, created_at, updated_at)
        select ${org.org}, gen_random_uuid(), name, 'image/jpeg', 1000, 'demo/' || name, 1, 1 from unnest(array['harbor-noon.jpg', 'harbor-rules.pdf', 'gone.jpg']) as name
        returning address, filename`.execute(db);
      return new Map(rows.map(({ address, filename }) => [filename, `/media/${address}/${filename}`]));
    });
    const pdfWith = async (logo: string | null, primary: string | null = null): Promise<string> => {
      const look = JSON.stringify({ colors: { primary, main: null }, fonts: { text: null, heading: null }, isDark: false, logo });
      await server.database.asSystem(({ db }) => sql`update portals set theme = ${look}::jsonb where org_id = ${org.org}`.execute(db));
      const answer = await page(`/certificates/${code}/certificate.pdf`);
      expect(answer.statusCode).toBe(200);
      return answer.rawPayload.toString("latin1");
    };
    const plain = await pdfWith(null);
    expect(await pdfWith(addresses.get("harbor-noon.jpg") ?? "")).toContain("/Subtype /Image");
    expect(drawn(plain)).not.toContain("0.6666666666666666 0.2 0 scn");
    expect(drawn(await pdfWith(null, "#aa3300"))).toContain("0.6666666666666666 0.2 0 scn");
    for (const unread of [
      addresses.get("harbor-rules.pdf"),
      addresses.get("gone.jpg"),
      "https://elsewhere.example/logo.png",
      "/media/x/logo.svg",
    ])
      expect(await pdfWith(unread ?? "")).not.toContain("/Subtype /Image");
    expect(plain).not.toContain("/Subtype /Image");
  });

  it("should not be found where there is none, nor after the contact is erased", async () => {
    const { org, learner, finish } = await begun(true);
    await finish();
    const code = codeIn((await learner.get(own)).body);
    expect((await page(`/certificates/${code}`)).statusCode).toBe(200);
    await server.database.inOrg(org.org, async (tx) =>
      area.erase?.({ ...tx, org: org.org }, [org.learner.contact], { sealer: testSealer, mobiles: [] }),
    );
    for (const gone of [code, "0000-0000-0000-0000", "x"]) {
      const answer = await page(`/certificates/${gone}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain("There is no certificate with this code.");
      expect((await page(`/certificates/${gone}/certificate.pdf`)).statusCode).toBe(404);
    }
  });
});
