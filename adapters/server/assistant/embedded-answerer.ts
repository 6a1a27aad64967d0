import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { deltasOf } from "../../../core/assistant/answer.rule.ts";
import type { Answerer } from "./answerer.ts";

/** Streams the answer from the articles and records in small chunks. */
export const embeddedAnswerer: Answerer = async function* ({ answer }, signal) {
  const response = { id: `resp_${randomUUID()}` };
  const item = { id: `msg_${randomUUID()}` };
  yield { type: "response.created", response };
  yield { type: "response.in_progress", response };
  yield { type: "response.output_item.added", item };
  for (const delta of deltasOf(answer.text)) {
    if (signal.aborted) return;
    yield { type: "response.output_text.delta", item_id: item.id, delta };
    await setImmediate();
  }
  yield { type: "response.output_item.done", item };
  yield { type: "response.completed", response };
};
