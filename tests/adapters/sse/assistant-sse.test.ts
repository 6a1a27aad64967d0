import * as E from "fp-ts/lib/Either.js";
import { lastValueFrom, toArray } from "rxjs";
import { describe, expect, it } from "vitest";
import { failureOfReply } from "../../../adapters/http/failure-of-reply.ts";
import { makeAssistantSse } from "../../../adapters/sse/assistant.sse.ts";
import { eventLine } from "../../../core/assistant/event-lines.rule.ts";
import { wholeReply } from "../../arbitraries/assistant.arb.ts";
import { bodyOf, bytesOf } from "./streams.ts";

type Asked = { readonly url: string; readonly signal: AbortSignal | null };

/** An assistant over answers made up beforehand. */
const assistantOver = (answers: readonly (() => Response)[], again = false) => {
  const asked: Asked[] = [];
  const notes: string[] = [];
  const assistant = makeAssistantSse({
    fetch: async (input, init) => {
      const answer = answers[asked.length];
      asked.push({ url: String(input), signal: init?.signal ?? null });
      if (answer === undefined) throw new TypeError("fetch failed");
      return answer();
    },
    origin: "",
    failureOf: failureOfReply,
    gate: { round: () => 1, ask: async () => again },
    log: { warn: (message) => notes.push(message) },
  });
  return { assistant, asked, notes };
};

const heard = (assistant: ReturnType<typeof assistantOver>["assistant"], previousResponseId: string | null = null) =>
  lastValueFrom(assistant.ask({ q: "Wie geht’s?", previousResponseId }).pipe(toArray()));
const events = wholeReply("Grüße an 🦢");
const bytes = bytesOf(events.map(eventLine).join(""));
const refused = (status: number): Response =>
  new Response(JSON.stringify({ status: "failed", message: "No.", code: "x", request_id: "r1" }), { status });

describe("asking over server-sent events", () => {
  it("should send the question, and the previous reply if there is one [A7.26]", async () => {
    const { assistant, asked } = assistantOver([() => new Response(bodyOf([bytes])), () => new Response(bodyOf([bytes]))]);
    await heard(assistant);
    await heard(assistant, "resp_1");
    expect(asked.map(({ url }) => [...new URL(url, "http://x").searchParams])).toEqual([
      [["q", "Wie geht’s?"]],
      [
        ["q", "Wie geht’s?"],
        ["previousResponseId", "resp_1"],
      ],
    ]);
    expect(asked[0]?.url).toMatch(/^\/chatbot\/v1\/\?/);
  });

  it("should return every event of the reply and end", async () => {
    const { assistant, notes } = assistantOver([() => new Response(bodyOf([bytes]))]);
    expect(await heard(assistant)).toEqual(events.map(E.right));
    expect(notes).toEqual([]);
  });

  it("should say 'No response body found' when a reply has no body, and log it [A8.19] [A8.17]", async () => {
    const { assistant, notes } = assistantOver([() => new Response(null, { status: 200 })]);
    expect(await heard(assistant)).toEqual([E.left({ tag: "server", message: "No response body found", requestId: null })]);
    expect(notes).toEqual(["assistant: the stream failed: No response body found"]);
  });

  it.each([
    ["at its start", 0],
    ["in the middle", Math.floor(bytes.length / 2)],
    ["inside of a character", bytes.indexOf(0xc3) + 1],
  ])("should end without completing a reply that is cut %s", async (_, at) => {
    const said = await heard(assistantOver([() => new Response(bodyOf([bytes.slice(0, at)]))]).assistant);
    expect(said.every(E.isRight)).toBe(true);
    expect(said).toEqual(events.slice(0, said.length).map(E.right));
    expect(said.length).toBeLessThan(events.length);
  });

  it("should keep the events received before the connection broke, and log that [A8.17]", async () => {
    const { assistant, notes } = assistantOver([() => new Response(bodyOf([bytes.slice(0, Math.floor(bytes.length / 2))], "fails"))]);
    const said = await heard(assistant);
    expect(said.length).toBeGreaterThan(2);
    expect(said.at(-1)).toEqual(E.left({ tag: "offline" }));
    expect(notes).toEqual(["assistant: the stream failed: network error"]);
  });

  it("should skip a malformed line and log it", async () => {
    const { assistant, notes } = assistantOver([() => new Response(bodyOf([bytesOf("data: {oops\n"), bytes]))]);
    expect(await heard(assistant)).toEqual(events.map(E.right));
    expect(notes).toEqual(["assistant: a line of the stream is malformed and was skipped"]);
  });

  it.each([
    [503, "busy"],
    [403, "forbidden"],
    [500, "server"],
  ])("should fail with the message of a refusal with status %i", async (status, tag) => {
    expect(await heard(assistantOver([() => refused(status)]).assistant)).toEqual([
      E.left(expect.objectContaining({ tag, message: "No." })),
    ]);
  });

  it("should retry once the user has signed in again, and not otherwise", async () => {
    const back = assistantOver([() => refused(401), () => new Response(bodyOf([bytes]))], true);
    expect(await heard(back.assistant)).toEqual(events.map(E.right));
    const gone = assistantOver([() => refused(401)]);
    expect(await heard(gone.assistant)).toEqual([E.left({ tag: "unauthorized", message: "No." })]);
  });

  it("should cancel the request when it is unsubscribed, without logging", async () => {
    const { promise: aborted, resolve } = Promise.withResolvers<void>();
    const { assistant, asked, notes } = assistantOver([() => new Response(bodyOf([bytes.slice(0, 80)], "waits"))]);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const subscription = assistant.ask({ q: "x", previousResponseId: null }).subscribe(() => begin());
    asked[0]?.signal?.addEventListener("abort", () => resolve());
    await begun;
    subscription.unsubscribe();
    await aborted;
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(notes).toEqual([]);
  });
});
