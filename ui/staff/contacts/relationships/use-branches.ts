import { useEffect, useRef, useState } from "react";
import type { RelationBranchesState, TreeQuery } from "../../../../core/contacts/relation-branches.model.ts";
import { type RelationBranches, RelationBranchesMaker } from "../../../../core/contacts/relation-branches.service.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";

/**
 * A tree of this page's own, read anew whenever it is asked for something else.
 * @param asked null asks for nothing
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
