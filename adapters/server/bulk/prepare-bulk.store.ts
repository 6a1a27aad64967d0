import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { BulkAction } from "../../../core/bulk/bulk-action.model.ts";
import { bulkFlagMissing } from "../../../core/bulk/bulk-actions.rule.ts";
import { bulkRefusals } from "../../../core/bulk/bulk-refusals.ts";
import { type ReadyAction, readyAction } from "../../../core/bulk/ready-action.rule.ts";
import { customFieldName } from "../../../core/contacts/contact-edit.rule.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { type Failure, forbidden, invalid } from "../../../core/kernel/failure.ts";
import { reached } from "../contacts/contact-custom-values.store.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";

/**
 * An action that is permitted.
 * @property fields the fields of the action, as the actor sees them
 * @property relatedTo the contacts that each contact references in the affected relation
 */
export type PreparedBulk = {
  readonly ready: ReadyAction;
  readonly fields: readonly Field[];
  readonly relatedTo: (id: number) => readonly number[];
};

/** Checks an action against current permissions and fields. */
export const prepareBulk = async (tx: Tx, actor: StaffActor, action: BulkAction): Promise<E.Either<Failure, PreparedBulk>> => {
  const missing = bulkFlagMissing(action, actor);
  if (missing !== null) return E.left(forbidden(failureRefusals.not_permitted, missing));
  const name = "field" in action ? customFieldName(action.field) : null;
  const fields = name === null ? [] : (await fieldsSeenBy(tx, actor.role)).filter((field) => field.name === name);
  const ready = readyAction(action, fields);
  if (E.isLeft(ready)) return E.left(invalid(ready.left));
  const { relation, about } = ready.right;
  if (relation === null) return E.right({ ready: ready.right, fields, relatedTo: () => [] });
  const edges = await reached(tx, relation.name, relation.targets);
  if (relation.targets.some((id) => !edges.has(id)))
    return E.left(invalid({ "action.value": [bulkRefusals.names_nobody({ field: about })] }));
  return E.right({ ready: ready.right, fields, relatedTo: (id) => edges.get(id) ?? [] });
};
