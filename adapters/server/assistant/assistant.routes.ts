import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { answerOf, hasArticle, inEnglishOnly } from "../../../core/assistant/answer.rule.ts";
import { searchArticles } from "../../../core/assistant/article-index.rule.ts";
import type { AssistantEvent } from "../../../core/assistant/assistant-event.model.ts";
import { assistantRefusals } from "../../../core/assistant/assistant-refusals.ts";
import {
  isFollowUp,
  isSpanish,
  longestRead,
  mayBeName,
  questionIntent,
  readQuestion,
} from "../../../core/assistant/question-intent.rule.ts";
import type { TextJob } from "../../../core/assistant/text-job.model.ts";
import { keywordsOf, summaryOf, titleOf } from "../../../core/assistant/text-jobs.rule.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { assistant } from "../../contract/assistant.contract.ts";
import { done } from "../../contract/envelope.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { EventStream } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import { routesFor } from "../http/routes-for.ts";
import type { Tx } from "../storage/database.ts";
import type { Answerer, Prepared } from "./answerer.ts";
import { embeddedAnswerer } from "./embedded-answerer.ts";
import { factsFor } from "./facts.store.ts";
import { keepFeedback } from "./feedback.store.ts";
import { openHelpLibrary } from "./help-library.reader.ts";
import { makeRecentQuestions } from "./recent-questions.cache.ts";
import { makeReplyIds } from "./reply-ids.crypto.ts";
import { makeResponsesAnswerer } from "./responses-answerer.ts";

type Call = { readonly tx: Tx; readonly actor: StaffActor; readonly request: Pick<Request, "now"> };

const mostPassages = 4;

/** The assistant: the embedded one, or the configured service, on the same articles and records. */
export const routes: RouteContribution = ({ config, sealer }) => {
  const replyIds = makeReplyIds(sealer.keyFor("replies of the assistant"));
  const library = openHelpLibrary();
  const recent = makeRecentQuestions();
  const answerer: Answerer = config.assistant === null ? embeddedAnswerer : makeResponsesAnswerer(config.assistant, fetch);

  const prepare = async ({ tx, actor, request }: Call, q: string, previousResponseId: string | null): Promise<Prepared> => {
    const asking = { tx, actor, now: request.now };
    const before = recent.get(actor.user_id, previousResponseId);
    const asked = readQuestion(before !== null && isFollowUp(q) ? `${before.slice(0, longestRead / 2)} ${q}` : q);
    const intent = questionIntent(asked);
    const hits = searchArticles(library.index, intent.tag === "find" ? intent.name : asked);
    const asName =
      intent.tag === "help" && !hasArticle(hits) && mayBeName(asked) ? await factsFor(asking, { tag: "find", name: asked.trim() }) : null;
    const facts = asName?.tag === "found" && asName.records.length > 0 ? asName : await factsFor(asking, intent);
    const answer = answerOf(facts, hits);
    return {
      q,
      previousResponseId,
      answer: isSpanish(q) ? { ...answer, text: `${inEnglishOnly}\n\n${answer.text}` } : answer,
      passages: hits.slice(0, mostPassages).map(({ passage }) => passage),
    };
  };
  const remembering = async function* (
    events: AsyncIterable<AssistantEvent>,
    actor: StaffActor,
    q: string,
  ): AsyncGenerator<AssistantEvent> {
    for await (const event of events) {
      if (event.type === "response.completed" && event.response !== undefined) recent.put(actor.user_id, event.response.id, q);
      yield "response" in event && event.response !== undefined
        ? { ...event, response: { id: replyIds.give(actor, event.response.id) } }
        : event;
    }
  };
  const write = async (call: Call, job: TextJob, text: string): Promise<readonly string[]> => {
    const texts: Readonly<Record<TextJob, () => string | Promise<string>>> = {
      title: () => titleOf(text),
      summary: () => summaryOf(text),
      keywords: () => keywordsOf(text).join(", "),
      answer: async () => {
        const { answer } = await prepare(call, text, null);
        return answer.isKnown ? answer.text : "";
      },
    };
    return [await texts[job]()].filter((made) => made !== "");
  };

  return routesFor(assistant, {
    ask: (call) => async () => {
      const { actor, query } = call;
      const previous = query.previousResponseId === undefined ? null : replyIds.take(actor, query.previousResponseId);
      const prepared = await prepare(call, query.q, previous);
      return E.right(new EventStream((signal) => remembering(answerer(prepared, signal), actor, query.q)));
    },
    feedback: (call) => async () => {
      await keepFeedback(call, call.query.id, call.body.was_helpful === 1);
      return E.right(done);
    },
    read: (call) => TE.fromTask(() => write(call, call.params.path, call.query.text)),
    write: (call) => TE.fromTask(() => write(call, call.params.path, call.body.prompt)),
    articles: ({ query }) => TE.right(library.list(query.search)),
    article: ({ params }) => TE.fromEither(E.fromNullable(notFound(assistantRefusals.no_article))(library.get(params.slug))),
  });
};
