import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { makeCookies } from "../../../../adapters/server/http/cookies.ts";

const written = async (secure: boolean, isFramed: boolean): Promise<string> => {
  const cookies = makeCookies(secure, isFramed);
  const app = fastify();
  await app.register(fastifyCookie);
  app.get("/", (_request, reply) => {
    cookies.write(reply, { name: "staff", value: "abc" });
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
});
