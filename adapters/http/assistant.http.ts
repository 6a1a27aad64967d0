import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { AssistantTexts } from "../../core/assistant/assistant-texts.port.ts";
import { firstText } from "../../core/assistant/text-job.model.ts";
import { assistant } from "../contract/assistant.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The assistance service over HTTP, without its streamed replies. */
export const makeAssistantHttp = (call: Caller): AssistantTexts => ({
  judge: (id, wasHelpful) => {
    const was_helpful: 0 | 1 = wasHelpful ? 1 : 0;
    return pipe(
      call(assistant.feedback, { ...none, query: { id }, body: { was_helpful } }),
      TE.map(() => undefined),
    );
  },
  write: (path, { prompt, text = "" }) =>
    pipe(
      prompt === undefined
        ? call(assistant.read, { ...none, params: { path }, query: { text } })
        : call(assistant.write, { ...none, params: { path }, body: { prompt } }),
      TE.map(firstText),
    ),
  articles: (search) => call(assistant.articles, { ...none, query: { search } }),
  article: (slug) => call(assistant.article, { ...none, params: { slug } }),
});
