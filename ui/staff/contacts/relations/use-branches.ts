import { useEffect, useRef, useState } from "react";
import type { RelationBranchesState, TreeQuery } from "../../../../core/contacts/relation-branches.model.ts";
import { type RelationBranches, RelationBranchesMaker } from "../../../../core/contacts/relation-branches.service.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";

/**
 * The tree of this page, reloaded when the query changes.
 * @param asked null loads nothing
 */
export const useBranches = (
  asked: TreeQuery | null,
): { readonly branches: RelationBranches; readonly state: RelationBranchesState; readonly isCurrent: boolean } => {
  const make = useService(RelationBranchesMaker);
  const [branches] = useState(() => make());
  const state = useLatest(branches.state$, branches.latest());
  const key = JSON.stringify(asked);
  const query = useRef(asked);
  query.current = asked;
  useEffect(() => {
    if (query.current !== null) void branches.show(query.current);
  }, [branches, key]);
  return { branches, state, isCurrent: JSON.stringify(state.query) === key };
};
