import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import { demoPassword } from "../../../../adapters/server/demo/people.demo.ts";
import { LoginInfo } from "../../../../core/auth/login-info.model.ts";
import { noon, startServer, type TestServer } from "../harness.ts";

describe("demo mode", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ config: { demo: true } });
    await seedDemo(server.database, noon);
  });
  afterAll(() => server.close());

  const info = async (): Promise<LoginInfo | null> => {
    const { body } = await server.stranger().get("/api/users/login");
    return LoginInfo.is(body) ? body : null;
  };

  it("should offer an account of every role and a learner, which all work [C7.39]", async () => {
    const accounts = (await info())?.demo_accounts ?? [];
    expect(accounts.map(({ role }) => role)).toEqual(["owner", "admin", "user", "guest", "learner"]);
    for (const { kind, email, password, pid } of accounts) {
      const reply = await server.stranger().post(kind === "staff" ? "/api/users/login" : "/api/cg/auth", kind === "staff" ? { email, password } : { email, password, pid });
      expect({ email, status: reply.status }).toEqual({ email, status: 200 });
    }
    expect(accounts.every(({ password }) => password === demoPassword)).toBe(true);
  });

  it("should show what would have been sent, with its links and without its markup", async () => {
    await server.stranger().post("/api/users/signup", { first_name: "<b>Bo</b>", last_name: "Bell", email: "bo@new.example", password: "Correct-horse-1", org_name: "Bell" });
    const page = String((await server.stranger().get("/dev/outbox")).body);
    expect(page).toContain("Confirm your email address");
    expect(page).toContain("&lt;b&gt;Bo&lt;/b&gt;");
    expect(page).not.toContain("<b>Bo</b>");
    expect(page).toMatch(/<a href="http:\/\/localhost:4400\/ui\/activate\?token=[\w-]+">/);
    expect((await server.stranger().get("/dev/outbox.json")).body).toContainEqual(expect.objectContaining({ recipient: "bo@new.example" }));
  });
});
