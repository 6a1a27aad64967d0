import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { LevelQuery, RelationLevel, RelationNode, RelationTotal, Upline } from "./relation-tree.model.ts";

/**
 * Trees of related contacts: a contact's parent is the first contact it names; contacts in the bin are excluded. Each method is one
 * request.
 */
export type RelationTree = {
  /** The top level has contacts without an existing parent; archived ones only if a contact is below them. */
  readonly level: (query: LevelQuery) => TaskEither<Failure, RelationLevel>;
  /** One contact as a node of the tree. */
  readonly node: (field: string | null, id: number) => TaskEither<Failure, RelationNode>;
  readonly totals: (field: string | null, ids: readonly number[]) => TaskEither<Failure, readonly RelationTotal[]>;
  readonly uplines: (field: string | null, ids: readonly number[]) => TaskEither<Failure, readonly Upline[]>;
};
export const RelationTree = token<RelationTree>("contacts.relation-tree");
