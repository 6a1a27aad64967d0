import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import type { Failure } from "../kernel/failure.ts";
import type { GroupField } from "./contact-fields.rule.ts";
import { changeableGroup } from "./found-group.rule.ts";
import type { GroupAsker } from "./group-access.rule.ts";
import { readGroupFilter } from "./group-filter.rule.ts";
import type { GroupWrite } from "./group-write.model.ts";
import type { StoredGroup } from "./stored-group.model.ts";

const moved = (group: StoredGroup, deleted_at: number | null, now: number): StoredGroup => ({
  ...group,
  deleted_at,
  version: group.version + 1,
  updated_at: now,
});

const noted = (action: string) => ({ action, before: null, after: null });

/**
 * Decides the deletion of a group by its owner or an administrator; its members are kept for a restoration.
 * @param now epoch seconds
 */
export const decideGroupDelete = (stored: StoredGroup | null, asker: GroupAsker, now: number): E.Either<Failure, GroupWrite> =>
  pipe(
    changeableGroup(stored, asker),
    E.map((group) => ({ group: moved(group, now, now), members: null, audit: noted("group.delete") })),
  );

/**
 * Decides the restoration of a deleted group by its owner or an administrator; its members are recomputed, and are none if its filter is no
 * longer valid.
 * @param fields every field of the organisation
 * @param now epoch seconds
 */
export const decideGroupRestore = (
  stored: StoredGroup | null,
  asker: GroupAsker,
  fields: readonly GroupField[],
  now: number,
): E.Either<Failure, GroupWrite> =>
  pipe(
    changeableGroup(stored, asker, true),
    E.map((group) => {
      const read = readGroupFilter(group.filters, fields);
      return { group: moved(group, null, now), members: { filter: E.isRight(read) ? read.right : null }, audit: noted("group.restore") };
    }),
  );
