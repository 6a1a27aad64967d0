import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { HelpArticle, HelpEntry } from "./help-article.model.ts";
import type { TextJob } from "./text-job.model.ts";

/** What is asked of the assistance service in one request each. */
export type AssistantTexts = {
  /** Says whether a reply helped. */
  readonly judge: (responseId: string, wasHelpful: boolean) => TaskEither<Failure, void>;
  /** One text made of another, such as a title; `No answer` when there is none. A prompt is posted, anything else is asked for. */
  readonly write: (job: TextJob, of: { readonly prompt?: string; readonly text?: string }) => TaskEither<Failure, string>;
  /** Help articles in the order of their fitness for a search, all of them for an empty one. */
  readonly articles: (search: string) => TaskEither<Failure, readonly HelpEntry[]>;
  readonly article: (slug: string) => TaskEither<Failure, HelpArticle>;
};
export const AssistantTexts = token<AssistantTexts>("assistant.texts");
