import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const path = "/api/helpers/strtotime";

describe("POST helpers/strtotime", () => {
  it("should read words by the server's clock and the offset where they were typed [B7.21]", async () => {
    const staff = await server.as((await seedOrg(server.database, "words")).guest);
    expect((await staff.post(path, { value: "tomorrow 3pm", offset: 120 })).body).toEqual({
      status: "success",
      timestamp: noon + 25 * 3600,
      formatted: "Jul 2, 2026, 3:00 PM",
    });
    expect((await staff.post(path, { value: "-2 hours", offset: 0 })).body).toMatchObject({ timestamp: noon - 7200 });
  });

  it("should refuse a text that is no date with the decided sentence, and an offset that no zone has [A5.07]", async () => {
    const staff = await server.as((await seedOrg(server.database, "words2")).owner);
    expect(await staff.post(path, { value: "soonish", offset: 0 })).toMatchObject({
      status: 422,
      body: { errors: { value: ['"soonish" is not a valid format'] } },
    });
    expect((await staff.post(path, { value: "now", offset: 841 })).status).toBe(422);
  });
});
