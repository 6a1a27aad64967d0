import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { draftOf, emptyRole, joinedRole, type RoleField, withTheirs } from "../../../core/portal-roles/edited-role.view-model.ts";
import { PortalRole, type RoleDraft } from "../../../core/portal-roles/portal-role.model.ts";
import { PortalRoleStore } from "../../../core/portal-roles/portal-roles.port.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";

/** Fields that two users changed, and the role as the other user stored it. */
type Clash = { readonly fields: readonly RoleField[]; readonly theirs: PortalRole };

/**
 * Saves a role: changes of different fields are merged with those of another user; a field that both changed is a version conflict.
 * @param role null for a new one
 */
export const useRoleSaving = (role: PortalRole | null, onSaved: () => void) => {
  const store = useService(PortalRoleStore);
  const [stored, setStored] = useState(role);
  const first = stored === null ? emptyRole : draftOf(stored);
  const [draft, setDraft] = useState(first);
  const [clash, setClash] = useState<Clash | null>(null);
  const { isPending, failure, run } = useSubmit();
  const meet = (theirs: PortalRole, base: PortalRole, values: RoleDraft, refused: Failure): TE.TaskEither<Failure, unknown> => {
    const { draft: joined, clashes } = joinedRole(draftOf(base), values, draftOf(theirs));
    setStored(theirs);
    setDraft(joined);
    if (clashes.length === 0) return storing(theirs, joined);
    setClash({ fields: clashes, theirs });
    return TE.left(refused);
  };
  const storing = (base: PortalRole | null, values: RoleDraft): TE.TaskEither<Failure, unknown> =>
    base === null
      ? store.create(values)
      : pipe(
          store.change(base.role_id, { ...values, version: base.version }),
          TE.orElse((refused): TE.TaskEither<Failure, unknown> =>
            refused.tag === "conflict" && PortalRole.is(refused.current) ? meet(refused.current, base, values, refused) : TE.left(refused),
          ),
        );
  const save = (): void => {
    setClash(null);
    run(storing(stored, draft), onSaved);
  };
  const takeTheirs = (): void => {
    if (clash !== null) setDraft(withTheirs(draft, draftOf(clash.theirs), clash.fields));
    setClash(null);
  };
  return { first, draft, setDraft, clash, setClash, save, takeTheirs, isPending, failure };
};
