import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eventsOf } from "../../../../adapters/contract/event-stream.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { AssistantEvent } from "../../../../core/assistant/assistant-event.model.ts";
import type { Client } from "../client.ts";
import { openTestDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { type Play, type ResponsesDouble, startResponsesDouble, writeEvents } from "./responses-double.ts";
import { eventsIn, responseIdOf, textOf } from "./streamed.ts";

let database: Database;
let org: TestOrg;
let server: TestServer;
let double: ResponsesDouble;

beforeAll(async () => {
  database = await openTestDatabase();
  org = await seedOrg(database, "a");
});
afterAll(() => database.close());
afterEach(async () => {
  await server.app.close();
  await double.close();
});

const start = async (play: Play): Promise<Client> => {
  double = await startResponsesDouble(play);
  server = await startServer({ database, config: { assistant: { url: double.url, key: "key-1", model: "model-1" } } });
  return server.as(org.owner);
};

const begun = [
  { type: "response.created", response: { id: "resp_9", object: "response", status: "in_progress" } },
  { type: "response.in_progress", response: { id: "resp_9", status: "in_progress" } },
  { type: "response.output_item.added", output_index: 0, item: { id: "msg_9", type: "message", role: "assistant" } },
  { type: "response.content_part.added", item_id: "msg_9", part: { type: "output_text", text: "" } },
  { type: "response.output_text.delta", item_id: "msg_9", output_index: 0, delta: "Hällo " },
];
const rest = [
  { type: "response.output_text.delta", item_id: "msg_9", output_index: 0, delta: "wörld" },
  { type: "response.output_text.done", item_id: "msg_9", text: "Hällo wörld" },
  { type: "response.output_item.done", item: { id: "msg_9", status: "completed" } },
  { type: "response.completed", response: { id: "resp_9", usage: { total_tokens: 4 } } },
];
const playAll = (response: ServerResponse): void => {
  writeEvents(response, [...begun, ...rest]);
  response.end("data: [DONE]\n\n");
};

/** Asks over a real connection. */
const connect = async (client: Client, signal: AbortSignal): Promise<Response> => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const address = server.app.server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return fetch(`http://127.0.0.1:${port}/chatbot/v1/?q=hello`, { headers: { cookie: `sid=${client.cookies()["sid"] ?? ""}` }, signal });
};

const firstDelta = async (response: Response): Promise<AsyncGenerator<AssistantEvent>> => {
  if (response.body === null) throw new Error("There is no body.");
  const events = eventsOf(response.body, () => undefined);
  for (let event = await events.next(); !event.done; event = await events.next())
    if (event.value.type === "response.output_text.delta") return events;
  throw new Error("No delta came.");
};

const within = async (ms: number, work: Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work;
  const took = performance.now() - since;
  expect(took).toBeLessThan(ms);
  return took;
};

describe("a service with the Responses API", () => {
  it("should be called with the key, the model, the question and the articles, and its events be forwarded as ours [A7.26]", async () => {
    const client = await start(playAll);
    const { body } = await client.get("/chatbot/v1/?q=How+do+I+archive+a+contact%3F");
    const events = eventsIn(body);
    expect(textOf(events)).toBe("Hällo wörld");
    const id = expect.stringMatching(/^resp_9\.[\w-]{22}$/);
    expect(events.at(0)).toEqual({ type: "response.created", response: { id } });
    expect(events.at(-1)).toEqual({ type: "response.completed", response: { id } });
    expect(double.requests).toEqual([
      {
        authorization: "Bearer key-1",
        body: {
          model: "model-1",
          stream: true,
          input: "How do I archive a contact?",
          instructions: expect.stringContaining("/ui/help/archive-a-contact"),
        },
      },
    ]);
  });

  it("should receive a previous reply only from the user who got it", async () => {
    const client = await start(playAll);
    const id = responseIdOf(eventsIn((await client.get("/chatbot/v1/?q=hello")).body));
    const other = await seedOrg(database, "another");
    for (const [asker, given] of [
      [client, id],
      [await server.as(org.user), id],
      [await server.as(other.owner), id],
      [client, "resp_9"],
      [client, `${id.slice(0, -1)}${id.endsWith("A") ? "B" : "A"}`],
      [client, id.replace("resp_9", "resp_8")],
    ] as const)
      expect((await asker.get(`/chatbot/v1/?${new URLSearchParams({ q: "and then?", previousResponseId: given })}`)).status).toBe(200);
    expect(double.requests.slice(1).map(({ body }) => Object(body).previous_response_id)).toEqual([
      "resp_9",
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("should receive no records that the caller cannot see", async () => {
    await start(playAll);
    const guest = await server.as(org.guest);
    await guest.get("/chatbot/v1/?q=find+Lena");
    expect(JSON.stringify(double.requests[0]?.body)).not.toContain("learner@a.example");
  });

  it("should end the reply as incomplete when it fails or breaks off", async () => {
    const failing = await start((response) => void response.writeHead(500).end("{}"));
    expect(eventsIn((await failing.get("/chatbot/v1/?q=hello")).body)).toEqual([]);
    await server.app.close();
    await double.close();
    const breaking = await start((response) => {
      writeEvents(response, begun);
      response.write("data: {broken\n\n", () => response.destroy());
    });
    const events = eventsIn((await breaking.get("/chatbot/v1/?q=hello")).body);
    expect(events.map(({ type }) => type)).not.toContain("response.completed");
  });

  it("should be cancelled within a second after the caller disconnects", async () => {
    const client = await start((response) => writeEvents(response, begun));
    const abort = new AbortController();
    const events = await firstDelta(await connect(client, abort.signal));
    const gone = within(1_000, double.abandoned);
    abort.abort();
    await gone;
    await expect(events.next()).rejects.toThrow();
  });

  it("should be cancelled, and the reply ended, within a second after the session ends", async () => {
    const client = await start((response) => writeEvents(response, begun));
    const events = await firstDelta(await connect(client, new AbortController().signal));
    expect((await client.post("/api/users/logout")).status).toBe(200);
    const end = events.next();
    await within(1_000, Promise.all([double.abandoned, end]));
    expect((await end).done).toBe(true);
  });
});
