import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readDsn } from "../../../../adapters/server/reports/sentry.ts";
import { makeServerErrors } from "../../../../adapters/server/reports/server-errors.ts";
import { openTestDatabase, startServer, type TestServer } from "../harness.ts";

type Taken = { readonly path: string; readonly auth: string; readonly type: string; readonly lines: readonly unknown[] };
const taken: Taken[] = [];
let status = 200;
let double: Server;
let server: TestServer;
let sentryDsn: string;

beforeAll(async () => {
  double = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => void (body += chunk.toString()));
    request.on("end", () => {
      const lines = body
        .trim()
        .split("\n")
        .map((line): unknown => JSON.parse(line));
      taken.push({
        path: request.url ?? "",
        auth: String(request.headers["x-sentry-auth"]),
        type: String(request.headers["content-type"]),
        lines,
      });
      response.writeHead(status).end("{}");
    });
  });
  await new Promise<void>((resolve) => double.listen(0, "127.0.0.1", resolve));
  const address = double.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  sentryDsn = `http://public-key@127.0.0.1:${port}/base/77`;
  server = await startServer({ config: { sentryDsn } });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => double.close(resolve));
});

const event = {
  name: "TypeError",
  call: "contacts.list",
  request_id: "r1",
  page: "/ui/contacts/:id",
  frames: ["drawRow /assets/list.js:10:20", "/assets/main.js:3:4"],
};

describe("error reports on the server", () => {
  it("should be forwarded as an envelope of Sentry's protocol [A8.06]", async () => {
    expect(await server.stranger().post("/api/error_reports", event)).toMatchObject({
      status: 200,
      body: { status: "success", sent: true },
    });
    expect(taken[0]).toMatchObject({
      path: "/base/api/77/envelope/",
      type: "application/x-sentry-envelope",
      auth: expect.stringMatching(/^Sentry sentry_version=7, .*sentry_key=public-key$/),
    });
    const [head, item, body] = taken[0]?.lines ?? [];
    expect(head).toMatchObject({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/), sent_at: expect.any(String) });
    expect(item).toEqual({ type: "event" });
    expect(body).toMatchObject({
      platform: "javascript",
      level: "error",
      tags: { call: "contacts.list", request_id: "r1", page: "/ui/contacts/:id" },
      exception: {
        values: [
          {
            type: "TypeError",
            stacktrace: {
              frames: [
                { filename: "/assets/main.js", lineno: 3 },
                { function: "drawRow", filename: "/assets/list.js", lineno: 10 },
              ],
            },
          },
        ],
      },
    });
  });

  it("should report a failed forward, and accept only the allowed properties", async () => {
    status = 500;
    expect((await server.stranger().post("/api/error_reports", event)).status).toBe(503);
    status = 200;
    for (const more of [{ value: "ada@example.com" }, { name: "x".repeat(101) }])
      expect((await server.stranger().post("/api/error_reports", { ...event, ...more })).status).toBe(422);
  });

  it("should be dropped without a token, and say so [A8.07]", async () => {
    const without = await startServer();
    expect(await without.stranger().post("/api/error_reports", event)).toMatchObject({ status: 200, body: { sent: false } });
    await without.close();
  });

  it.each(["", "errors.example.com/1", "https://errors.example.com/1", "https://key@errors.example.com", "ftp://key@errors.example.com/1"])(
    "should not accept %j as an address",
    (text) => {
      expect(readDsn(text)).toBeNull();
    },
  );
});

describe("errors of the server itself", () => {
  const fault = (): never => {
    throw new TypeError("key (email)=(ada@example.com) is taken");
  };

  it("should be reported by kind, call, request and code position, without messages and the server's paths", async () => {
    const broken = await startServer({ config: { sentryDsn }, database: { ...(await openTestDatabase()), asSystem: fault } });
    taken.length = 0;
    const reply = await broken.stranger().post("/api/users/login", { email: "ada@example.com", password: "Harbor-2026!" });
    expect(reply.status).toBe(500);
    await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 10_000 });
    const said = JSON.stringify(taken);
    expect(taken[0]?.lines[2]).toMatchObject({
      platform: "node",
      tags: { call: "POST /api/users/login", request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      exception: {
        values: [
          {
            type: "TypeError",
            stacktrace: {
              frames: expect.arrayContaining([expect.objectContaining({ filename: expect.stringMatching(/^\/adapters\/server\//) })]),
            },
          },
        ],
      },
    });
    for (const word of ["ada@", "is taken", "Harbor", fileURLToPath(new URL("../../../../", import.meta.url))])
      expect(said).not.toContain(word);
    await broken.close();
  });

  it("should not be reported for invalid requests", async () => {
    taken.length = 0;
    expect((await server.stranger().post("/api/users/login", { email: 7 })).status).toBe(422);
    expect((await server.stranger().get("/api/users/current")).status).toBe(401);
    expect(taken).toEqual([]);
  });

  it("should be reported at most twenty times a minute, without waiting when that fails", async () => {
    taken.length = 0;
    let now = 100;
    const warned: string[] = [];
    const dsn = readDsn(sentryDsn);
    const tell = makeServerErrors({ dsn, now: () => now, version: "1", warn: (message) => void warned.push(message) });
    for (let at = 0; at < 25; at += 1) tell(new Error("x"), { call: `Job ${at} failed` });
    await vi.waitFor(() => expect(taken).toHaveLength(20), { timeout: 10_000 });
    now += 60;
    status = 500;
    tell("text that was thrown", { call: "Job 7 failed" });
    await vi.waitFor(() => expect(warned).toEqual(["an error report was not taken"]), { timeout: 10_000 });
    status = 200;
    expect(taken[20]?.lines[2]).toMatchObject({ tags: { call: "Job :id failed" }, exception: { values: [{ type: "string" }] } });
    expect(JSON.stringify(taken)).not.toContain("was thrown");
    makeServerErrors({ dsn: null, now: () => now, version: "1", warn: (message) => void warned.push(message) })(new Error("x"), {
      call: "x",
    });
    expect([taken.length, warned.length]).toEqual([21, 1]);
  });
});
