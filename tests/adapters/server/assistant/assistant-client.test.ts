import * as E from "fp-ts/lib/Either.js";
import { lastValueFrom, toArray } from "rxjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assistant } from "../../../../adapters/contract/assistant.contract.ts";
import { makeAssistantHttp } from "../../../../adapters/http/assistant.http.ts";
import { failureOfReply } from "../../../../adapters/http/failure-of-reply.ts";
import { makeAssistantSse } from "../../../../adapters/sse/assistant.sse.ts";
import type { AssistantTexts } from "../../../../core/assistant/assistant-texts.port.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { textOf } from "./streamed.ts";

let server: TestServer;
let org: TestOrg;
let desk: AssistantTexts;
let origin: string;

beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "a");
  desk = makeAssistantHttp(await server.callerOf(org.owner));
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const address = server.app.server.address();
  origin = `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
});
afterAll(() => server.close());

const notes: string[] = [];
/** The product's own client of the stream, with a browser's cookies, over a real connection. */
const assistantOf = (client: Client) =>
  makeAssistantSse({
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: {
          cookie: Object.entries(client.cookies())
            .map(([name, value]) => `${name}=${value}`)
            .join("; "),
        },
      }),
    origin,
    failureOf: failureOfReply,
    gate: { round: () => 1, ask: async () => false },
    log: { warn: (note) => notes.push(note) },
  });

describe("the product's own clients of the assistance service", () => {
  it("should receive a whole reply over a real connection [A7.26]", async () => {
    const said = await lastValueFrom(
      assistantOf(await server.as(org.owner))
        .ask({ q: "How do I archive a contact?", previousResponseId: null })
        .pipe(toArray()),
    );
    const events = said.flatMap((one) => (E.isRight(one) ? [one.right] : []));
    expect(events).toHaveLength(said.length);
    expect(textOf(events)).toContain("](/ui/help/archive-a-contact)");
    expect(events.at(-1)?.type).toBe("response.completed");
    expect(notes).toEqual([]);
  });

  it("should be asked and rated at the one address of the service, each reply by its own id [A7.25]", async () => {
    const client = await server.as(org.owner);
    const said = await lastValueFrom(
      assistantOf(client).ask({ q: "How do I archive a contact?", previousResponseId: null }).pipe(toArray()),
    );
    const created = said.flatMap((one) => (E.isRight(one) && one.right.type === "response.created" ? [one.right.response?.id ?? ""] : []));
    expect(created).toHaveLength(1);
    const judged = makeAssistantHttp(await server.callerOf(org.owner)).judge(created[0] ?? "", false);
    expect(await judged()).toEqual(E.right(undefined));
    const kept = await server.database.asSystem(({ db }) =>
      db
        .selectFrom("assistant_feedback")
        .select("was_helpful")
        .where("response_id", "=", created[0] ?? "")
        .execute(),
    );
    expect(kept).toEqual([{ was_helpful: false }]);
    const addresses = Object.values(assistant)
      .map(({ path }) => path)
      .filter((path) => path.startsWith("/chatbot/"));
    expect(addresses).toEqual(["/chatbot/v1/", "/chatbot/submit-feedback"]);
  });

  it("should be refused when no user is signed in", async () => {
    const said = await lastValueFrom(assistantOf(server.stranger()).ask({ q: "hi", previousResponseId: null }).pipe(toArray()));
    expect(said).toEqual([E.left({ tag: "unauthorized", message: "Please log in.", code: "not_logged_in", values: {} })]);
  });

  it("should return the first text of a one-shot call, posting a prompt and getting the others, and 'No answer' for none [C7.31]", async () => {
    expect(await desk.write("title", { prompt: "all about boats. More." })()).toEqual(E.right("All about boats"));
    expect(await desk.write("keywords", { text: "Boats, boats and rings" })()).toEqual(E.right("boats, rings"));
    expect(await desk.write("answer", { prompt: "how do I bake bread" })()).toEqual(E.right("No answer"));
    expect(await desk.write("answer", { text: "Where can I change to dark mode?" })()).toEqual(
      E.right(expect.stringContaining("/ui/help/dark-mode")),
    );
  });

  it("should record whether a reply was helpful [A7.27]", async () => {
    expect(await desk.judge("resp_x", true)()).toEqual(E.right(undefined));
    const kept = await server.database.asSystem(({ db }) =>
      db.selectFrom("assistant_feedback").select(["response_id", "was_helpful"]).where("response_id", "=", "resp_x").execute(),
    );
    expect(kept).toEqual([{ response_id: "resp_x", was_helpful: true }]);
  });

  it("should load the help articles", async () => {
    const found = await desk.articles("keyboard")();
    expect(E.isRight(found) && found.right[0]?.slug).toBe("keyboard-shortcuts");
    expect(await desk.article("keyboard-shortcuts")()).toEqual(E.right(expect.objectContaining({ title: "Keyboard shortcuts" })));
    expect(await desk.article("none")()).toEqual(
      E.left({ tag: "not-found", message: "Article not found.", code: "no_article", values: {} }),
    );
  });
});
