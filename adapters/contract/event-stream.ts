import type { AssistantEvent } from "../../core/assistant/assistant-event.model.ts";
import { readEventLine, takeLines } from "../../core/assistant/event-lines.rule.ts";

/** A line that does not end is no stream of ours. */
const longestLine = 1_048_576;

/**
 * The events of a streamed body as they come; characters and lines may be cut anywhere between its chunks. A last line without an end counts when it is whole. Leaving the loop early closes the body.
 * @param onMalformed told of each line that is no event; it is skipped
 * @throws whatever reading the body throws, and an Error when a line is longer than 1 MiB
 */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  onMalformed: (line: string) => void,
): AsyncGenerator<AssistantEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let held = "";
  try {
    for (let chunk = await reader.read(); ; chunk = await reader.read()) {
      const taken = takeLines(held, decoder.decode(chunk.value, { stream: !chunk.done }));
      held = taken.held;
      for (const line of taken.lines) {
        const read = readEventLine(line);
        if (read.tag === "malformed") onMalformed(line);
        if (read.tag === "event") yield read.event;
      }
      if (chunk.done) break;
      if (held.length > longestLine) throw new Error("A line of the stream is too long.");
    }
    const last = readEventLine(held.replace(/\r$/, ""));
    if (last.tag === "malformed" && held.endsWith("\r")) onMalformed(held.slice(0, -1));
    if (last.tag === "event") yield last.event;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
