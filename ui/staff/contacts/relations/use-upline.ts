import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { Upline } from "../../../../core/contacts/relation-tree.model.ts";
import { RelationTree } from "../../../../core/contacts/relations.port.ts";
import { useService } from "../../../react/services.tsx";

/** The upline of a contact, reloaded whenever the tree is. */
export const useUpline = (field: string | null, root: number | null, round: unknown): Upline | null => {
  const tree = useService(RelationTree);
  const [upline, setUpline] = useState<Upline | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (root === null) setUpline(null);
    else
      void tree
        .uplines(field, [root])()
        .then((found) => {
          if (isCurrent && E.isRight(found)) setUpline(found.right[0] ?? null);
        });
    return () => {
      isCurrent = false;
    };
  }, [tree, field, root, round]);
  return upline;
};
