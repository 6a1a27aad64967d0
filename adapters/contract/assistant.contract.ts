import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { AssistantEvent } from "../../core/assistant/assistant-event.model.ts";
import { longestQuestion } from "../../core/assistant/chat.rule.ts";
import { HelpArticle, HelpEntry } from "../../core/assistant/help-article.model.ts";
import { TextJob } from "../../core/assistant/text-job.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

const longestId = 200;
const longestPrompt = 20_000;
const longestInAddress = 4_000;

const said = (longest: number, name: string) =>
  t.refinement(t.string, (text) => text.trim() !== "" && text.length <= longest, `${name} of 1 to ${longest} characters`);
const ResponseId = said(longestId, "a response id");

const Ask = t.intersection([t.type({ q: said(longestQuestion, "a question") }), t.partial({ previousResponseId: ResponseId })], "Ask");
const Texts = t.readonlyArray(t.string, "Texts");
const Job = t.type({ path: TextJob }, "Job");

/** Endpoints of the assistance service. */
export const assistant = {
  ask: endpoint({
    ...noInput,
    name: "assistant.ask",
    summary:
      "Answers a question as a stream of events, one `data:` line each: response.created, response.in_progress, response.output_item.added, response.output_text.delta…, response.output_item.done, response.completed.",
    method: "GET",
    path: "/chatbot/v1/",
    whileViewing: "refused",
    access: staff(),
    rate: "assistant",
    isStream: true,
    query: Ask,
    reply: AssistantEvent,
  }),
  feedback: endpoint({
    ...noInput,
    name: "assistant.feedback",
    summary: "Records whether a reply was helpful; only a user's first feedback on a reply counts.",
    method: "POST",
    path: "/chatbot/submit-feedback",
    access: staff(),
    event: { name: "answer_judged" },
    needsPlan: false,
    query: t.type({ id: ResponseId }, "Judged"),
    body: exactly("Judgement", { was_helpful: t.union([t.literal(0), t.literal(1)]) }, {}),
    reply: Done,
  }),
  read: endpoint({
    ...noInput,
    name: "assistant.read",
    summary: "Generates a text from another one. Returns a list with the text, or an empty list if there is none.",
    method: "GET",
    path: "/api/cybot/:path",
    access: staff(),
    rate: "search",
    params: Job,
    query: t.type({ text: said(longestInAddress, "a text") }, "JobText"),
    reply: Texts,
  }),
  write: endpoint({
    ...noInput,
    name: "assistant.write",
    summary: "Generates a text from a prompt in the body, for prompts that are too long for the address.",
    method: "POST",
    path: "/api/cybot/:path",
    access: staff(),
    needsPlan: false,
    rate: "search",
    params: Job,
    body: exactly("JobPrompt", { prompt: said(longestPrompt, "a prompt") }, {}),
    reply: Texts,
  }),
  articles: endpoint({
    ...noInput,
    name: "help.articles",
    summary: "Lists help articles; a search returns the matching ones, best match first.",
    method: "GET",
    path: "/api/help",
    access: staff(),
    query: t.type({ search: orDefault(textUpTo(200), "") }, "HelpSearch"),
    reply: t.readonlyArray(HelpEntry),
  }),
  article: endpoint({
    ...noInput,
    name: "help.article",
    summary: "Returns a help article.",
    method: "GET",
    path: "/api/help/:slug",
    access: staff(),
    params: t.type({ slug: textUpTo(100) }, "HelpSlug"),
    reply: HelpArticle,
  }),
} as const;
