import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { BoardAnswer, BoardQuery } from "./boards.model.ts";

/** Reads boards of contacts. Each call is one request. */
export type BoardStore = { readonly read: (query: BoardQuery) => TaskEither<Failure, BoardAnswer> };
export const BoardStore = token<BoardStore>("contacts.board-store");
