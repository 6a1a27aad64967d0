import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { makeCookies } from "../../../../adapters/server/http/cookies.ts";

const written = async (
  secure: boolean,
  isFramed: boolean,
  side: "staff" | "learner" = "staff",
  isPortalFramed = false,
): Promise<string> => {
  const cookies = makeCookies(secure, isFramed, () => isPortalFramed);
  const app = fastify();
  await app.register(fastifyCookie);
  app.get("/", (_request, reply) => {
    cookies.write(reply, { name: side, value: "abc" });
    return reply.send({});
  });
  const { headers } = await app.inject({ method: "GET", url: "/" });
  await app.close();
  return String(headers["set-cookie"]);
};

describe("the cookie of a session", () => {
  it("should be sent in another site's frame where embedding is allowed", async () => {
    expect(await written(true, true)).toMatch(
      /^__Host-framed_sid=abc; Max-Age=\d+; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
    );
  });

  it("should be limited to our own site otherwise, and without https, where browsers refuse the other kind", async () => {
    expect(await written(true, false)).toMatch(/^__Host-sid=abc; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(await written(false, true)).toMatch(/^sid=abc; .*HttpOnly; SameSite=Lax$/);
  });

  it("should be of both kinds for learners where an organisation lets sites show its portals, and of one for staff", async () => {
    expect(await written(true, false, "learner", true)).toMatch(
      /^__Host-portal_sid=abc; .*SameSite=Lax,__Host-framed_portal_sid=abc; .*Secure; Partitioned; SameSite=None$/,
    );
    expect(await written(true, false, "staff", true)).toMatch(/^__Host-sid=abc; [^,]*SameSite=Lax$/);
    expect(await written(false, false, "learner", true)).toMatch(/^portal_sid=abc; [^,]*SameSite=Lax$/);
  });
});
