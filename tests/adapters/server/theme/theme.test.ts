import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainTheme } from "../../../../core/theme/org-theme.model.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

const theme = { colors: { primary: "#aa3300", main: null }, fonts: { text: "system", heading: null }, isDark: true };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe("an organisation's theme on the server", () => {
  it("should be the product's own until an administrator changes it, then apply to staff and portal [A3.17]", async () => {
    const org = await seedOrg(server.database, "themed");
    const [admin, user] = [await server.as(org.admin), await server.as(org.user)];
    expect((await user.get("/api/users/current")).body).toMatchObject({ theme: plainTheme });
    expect(await admin.put("/api/org/theme", theme)).toMatchObject({ status: 200, body: theme });
    expect((await user.get("/api/users/current")).body).toMatchObject({ theme });
    expect((await server.stranger().get(`/api/cg/portals/${org.pid}`)).body).toMatchObject({ theme });
    expect((await (await server.as(org.learner)).get("/api/cg/info")).body).toMatchObject({ portal: { theme } });
  });

  it("should keep the address of a logo, and have none without it", async () => {
    const admin = await server.as((await seedOrg(server.database, "with-logo")).admin);
    const logo = "/media/7a4d8c1e-0000-4000-8000-000000000001/logo.png";
    expect(await admin.put("/api/org/theme", { ...theme, logo })).toMatchObject({ status: 200, body: { logo } });
    expect((await admin.get("/api/users/current")).body).toMatchObject({ theme: { ...theme, logo } });
    expect(await admin.put("/api/org/theme", theme)).toMatchObject({ status: 200, body: { logo: null } });
  });

  it("should refuse invalid colours and fonts, and unknown keys", async () => {
    const admin = await server.as((await seedOrg(server.database, "untouched")).admin);
    for (const bad of [
      { ...theme, logo: "javascript:alert(1)" },
      { ...theme, logo: "//elsewhere.example/logo.png" },
      { ...theme, colors: { primary: "red", main: null } },
      { ...theme, fonts: { text: "comic", heading: null } },
      { ...theme, css: "x" },
      { isDark: true },
    ])
      expect((await admin.put("/api/org/theme", bad)).status).toBe(422);
    expect((await admin.get("/api/users/current")).body).toMatchObject({ theme: plainTheme });
  });
});
