import type { AssistantEvent } from "../../../core/assistant/assistant-event.model.ts";
import { articleAddress } from "../../../core/assistant/help-article.model.ts";
import { eventsOf } from "../../contract/event-stream.ts";
import type { Answerer, Prepared } from "./answerer.ts";

/**
 * A service with the Responses API.
 * @property url its base address, such as `https://host/v1`
 */
export type ResponsesService = { readonly url: string; readonly key: string; readonly model: string };

const instructionsOf = ({ answer, passages }: Prepared): string =>
  [
    "You are Ask CY, the help assistant of the product Cygnet. Answer shortly, in Markdown, from what follows alone, and say so when it does not hold the answer. Link articles and records as Markdown links by the addresses given.",
    ...(answer.isKnown ? ["", "What the product itself found out for this person:", answer.text] : []),
    ...passages.flatMap(({ title, heading, text, slug }) => [
      "",
      `Help article “${title}”${heading === "" ? "" : `, ${heading}`} (${articleAddress(slug)}):`,
      text,
    ]),
  ].join("\n");

/** An event reduced to the properties we know: services send many more. */
const bare = (event: AssistantEvent): AssistantEvent => {
  switch (event.type) {
    case "response.output_text.delta":
      return { type: event.type, item_id: event.item_id, delta: event.delta };
    case "response.output_item.added":
      return { type: event.type, item: { id: event.item.id } };
    case "response.output_item.done":
      return event.item === undefined ? { type: event.type } : { type: event.type, item: { id: event.item.id } };
    default:
      return event.response === undefined ? { type: event.type } : { type: event.type, response: { id: event.response.id } };
  }
};

/** Forwards questions to a service with the Responses API and streams its events back. The service's key never leaves the server. */
export const makeResponsesAnswerer = ({ url, key, model }: ResponsesService, fetch: typeof globalThis.fetch): Answerer =>
  async function* (prepared, signal) {
    const response = await fetch(`${url.replace(/\/+$/, "")}/responses`, {
      method: "POST",
      redirect: "error",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({
        model,
        stream: true,
        input: prepared.q,
        instructions: instructionsOf(prepared),
        ...(prepared.previousResponseId === null ? {} : { previous_response_id: prepared.previousResponseId }),
      }),
      signal,
    });
    if (!response.ok) throw new Error(`The assistant service answered ${response.status}.`);
    if (response.body === null) throw new Error("No response body found");
    for await (const event of eventsOf(response.body, () => undefined)) yield bare(event);
  };
