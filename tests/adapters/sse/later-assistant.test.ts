import * as E from "fp-ts/lib/Either.js";
import { firstValueFrom, of } from "rxjs";
import { describe, expect, it } from "vitest";
import { makeLaterAssistant } from "../../../adapters/sse/later-assistant.sse.ts";
import type { AssistantEvent } from "../../../core/assistant/assistant-event.model.ts";

const question = { q: "Who is new?", previousResponseId: null };
const event: AssistantEvent = { type: "response.output_text.delta", item_id: "m1", delta: "Ada" };

describe("an assistant whose code comes with the first question", () => {
  it("should ask once the code is there", async () => {
    const asked: unknown[] = [];
    const assistant = makeLaterAssistant(async () => ({
      ask: (given) => {
        asked.push(given);
        return of(E.right(event));
      },
    }));
    const answer = assistant.ask(question);
    expect(asked).toEqual([]);
    expect(await firstValueFrom(answer)).toEqual(E.right(event));
    expect(asked).toEqual([question]);
  });

  it("should fail as offline when its code cannot be loaded, and try again with the next question", async () => {
    let tries = 0;
    const assistant = makeLaterAssistant(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
      return { ask: () => of(E.right(event)) };
    });
    expect(await firstValueFrom(assistant.ask(question))).toEqual(E.left({ tag: "offline" }));
    expect(await firstValueFrom(assistant.ask(question))).toEqual(E.right(event));
  });
});
