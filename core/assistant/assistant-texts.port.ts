import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { HelpArticle, HelpEntry } from "./help-article.model.ts";
import type { TextJob } from "./text-job.model.ts";

/** Calls to the assistance service with a single, unstreamed response. */
export type AssistantTexts = {
  /** Rates a reply as helpful or not. */
  readonly judge: (responseId: string, wasHelpful: boolean) => TaskEither<Failure, void>;
  /**
   * Writes a text from another one, such as a title; `No answer` if there is none. With a prompt the request is a POST, otherwise a GET.
   */
  readonly write: (job: TextJob, of: { readonly prompt?: string; readonly text?: string }) => TaskEither<Failure, string>;
  /** Help articles by relevance to a search, all of them for an empty one. */
  readonly articles: (search: string) => TaskEither<Failure, readonly HelpEntry[]>;
  readonly article: (slug: string) => TaskEither<Failure, HelpArticle>;
};
export const AssistantTexts = token<AssistantTexts>("assistant.texts");
