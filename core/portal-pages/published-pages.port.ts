import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PublishedPage } from "./published-page.model.ts";

/** The published pages of the portal, for learners. */
export type PublishedPageStore = { readonly read: (path: string) => TaskEither<Failure, PublishedPage> };
export const PublishedPageStore = token<PublishedPageStore>("portal-pages.published");
