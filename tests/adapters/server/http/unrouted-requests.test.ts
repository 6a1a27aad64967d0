import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FailedReply } from "../../../../adapters/contract/envelope.ts";
import { startServer, type TestServer } from "../harness.ts";

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await startServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => server.close());

type Answer = { readonly status: number; readonly headers: string; readonly body: unknown };

/** Sends bytes and reads until the server closes the connection. */
const answerTo = async (bytes: string): Promise<Answer> => {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(bytes);
  const said = await text(socket);
  const [headers = "", body = ""] = said.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1]), headers: headers.toLowerCase(), body: JSON.parse(body) };
};

const get = (path: string, ...headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, "host: localhost", ...headers, "", ""].join("\r\n");
const last = "connection: close";

describe("a request that matches no route", () => {
  it.each([
    ["an address that is no text", 400, get("/api/contacts/%ED%A0%80", last)],
    ["an address with too long a part", 414, get(`/api/contacts/${"a".repeat(600)}`, last)],
    ["headers that are too long", 431, get("/api/contacts", `x-long: ${"a".repeat(20_000)}`)],
    ["bytes that are no HTTP", 400, "HELLO\r\n\r\n"],
  ])("should be refused in the failure envelope, with the request id and the end of the connection: %s", async (_what, status, bytes) => {
    const answer = await answerTo(bytes);
    expect(answer.status).toBe(status);
    expect(FailedReply.is(answer.body)).toBe(true);
    expect(answer.headers).toContain("connection: close");
    expect(answer.headers).toContain("content-type: application/json");
    expect(answer.headers).toContain(`x-request-id: ${String(Reflect.get(Object(answer.body), "request_id"))}`);
  });
});
