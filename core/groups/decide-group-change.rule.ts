import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure } from "../kernel/failure.ts";
import { acceptedNames } from "./accepted-names.rule.ts";
import { changeableGroup } from "./found-group.rule.ts";
import type { GroupAsker } from "./group-access.rule.ts";
import { acceptedFilter } from "./group-filter.rule.ts";
import { groupRefusals } from "./group-refusals.ts";
import type { GroupFacts, GroupWrite } from "./group-write.model.ts";
import type { GroupChange } from "./group.model.ts";
import { shownGroup } from "./shown-group.rule.ts";
import type { StoredGroup } from "./stored-group.model.ts";

const factsOf = ({ name, filters, folder_id, share_to, view }: StoredGroup): Readonly<Record<string, unknown>> => ({
  name,
  filters,
  folder_id,
  share_to,
  view,
});

const changed = (stored: StoredGroup, { name, filters, folder_id, share_to, view }: Omit<GroupChange, "version">): StoredGroup => ({
  ...stored,
  name: (name ?? stored.name).trim(),
  filters: filters === undefined ? stored.filters : filters,
  folder_id: folder_id === undefined ? stored.folder_id : folder_id,
  share_to: share_to ?? stored.share_to,
  view: view ?? stored.view,
});

/**
 * Decides a change of a group's name, folder, sharing or filter. Refused if the group is not visible to the caller, belongs to another
 * user, has a newer version (version conflict), gets an invalid filter or refers to an unknown user, team or folder.
 * @param stored null if it does not exist
 * @param now epoch seconds
 */
export const decideGroupChange = (
  stored: StoredGroup | null,
  { version, ...change }: GroupChange,
  asker: GroupAsker,
  { fields, known }: GroupFacts,
  now: number,
): E.Either<Failure, GroupWrite> => {
  const found = changeableGroup(stored, asker);
  if (E.isLeft(found)) return found;
  const group = found.right;
  if (group.version !== version) return E.left(conflict(groupRefusals.group_changed, shownGroup(asker, fields, group) ?? undefined));
  const read = change.filters === undefined ? null : acceptedFilter(change.filters, fields.askable);
  if (read !== null && E.isLeft(read)) return read;
  const named = acceptedNames(change, known);
  if (E.isLeft(named)) return named;
  return E.right({
    group: { ...changed(group, change), version: version + 1, updated_at: now },
    members: read === null ? null : { filter: read.right },
    audit: { action: "group.update", before: factsOf(group), after: change },
  });
};
