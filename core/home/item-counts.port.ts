import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ItemCounts } from "./item-counts.model.ts";

/** Counts the organisation's records. */
export type ItemCounter = { readonly count: TaskEither<Failure, ItemCounts> };
export const ItemCounter = token<ItemCounter>("home.item-counter");
