import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { LevelQuery, RelationLevel, RelationNode, RelationTotal, Upline } from "./relation-tree.model.ts";

/** The trees that a relation of contacts makes: everybody stands under the first contact that they name, those in the bin are not there. One request, one answer. */
export type RelationTree = {
  /** At the top stand those who name nobody who is there; archived ones only with somebody under them. */
  readonly level: (query: LevelQuery) => TaskEither<Failure, RelationLevel>;
  /** One person as a node of the tree. */
  readonly node: (field: string | null, id: number) => TaskEither<Failure, RelationNode>;
  readonly totals: (field: string | null, ids: readonly number[]) => TaskEither<Failure, readonly RelationTotal[]>;
  readonly uplines: (field: string | null, ids: readonly number[]) => TaskEither<Failure, readonly Upline[]>;
};
export const RelationTree = token<RelationTree>("contacts.relation-tree");
