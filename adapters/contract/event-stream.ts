import type { AssistantEvent } from "../../core/assistant/assistant-event.model.ts";
import { readEventLine, takeLines } from "../../core/assistant/event-lines.rule.ts";

/** A longer line means that the body is not an event stream. */
const longestLine = 1_048_576;

/**
 * The events of a streamed body; chunks may split characters and lines. An unterminated last line counts when it is complete. Leaving the
 * loop early cancels the body.
 * @param onMalformed called with each line that is not an event; it is skipped
 * @throws errors of reading the body, and an Error when a line is longer than 1 MiB
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
