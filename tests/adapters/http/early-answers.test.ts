import { describe, expect, it } from "vitest";
import { makeEarlyAnswers } from "../../../adapters/http/early-answers.ts";
import { earlyFetch } from "../../../adapters/http/early-fetch.ts";
import { courseCard } from "../../core/learning/course-card.ts";

const address = "/api/cg/campaigns?schema=full";
const pageWith = (answer: Promise<Response>) => {
  answer.catch(() => undefined);
  return { cygnetEarly: { at: 0, answers: new Map([[address, { answer, headers: {} }]]) }, performance: { now: () => 0 } };
};

describe("What the page asked for before its program was there", () => {
  it("should be read, and stay for the call that takes it", async () => {
    const page = pageWith(Promise.resolve(new Response(JSON.stringify([courseCard]))));
    const answers = makeEarlyAnswers(page);
    const read = answers.courses();
    const taken = earlyFetch(page, async () => new Response("later"))(address, { method: "GET" }).then((answer) => answer.text());
    expect(answers.areAsked).toBe(true);
    expect(await Promise.all([read, taken])).toEqual([[courseCard], JSON.stringify([courseCard])]);
    expect(await answers.courses()).toBeNull();
  });

  it.each([
    ["does not come", () => Promise.reject<Response>(new TypeError("Failed to fetch"))],
    ["is no list of courses", () => Promise.resolve(new Response('{"status":"failed"}'))],
    ["is cut off", () => Promise.resolve(new Response("[{"))],
  ])("should be nothing where it %s", async (_how, answer) => {
    expect(await makeEarlyAnswers(pageWith(answer())).courses()).toBeNull();
  });

  it("should be nothing where the page did not ask", async () => {
    const answers = makeEarlyAnswers({});
    expect(answers.areAsked).toBe(false);
    expect(await answers.courses()).toBeNull();
  });
});
