import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { NewsItem } from "./news.model.ts";

/** The news, the newest first. */
export type News = { readonly latest: TaskEither<Failure, readonly NewsItem[]> };
export const News = token<News>("home.news");
