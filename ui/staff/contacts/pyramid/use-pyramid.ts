import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo, useState } from "react";
import type { MainSort } from "../../../../core/contacts/contact-query.model.ts";
import { pyramidRest } from "../../../../core/contacts/pyramid-rest.rule.ts";
import { type TreeRow, treeRows } from "../../../../core/contacts/relation-rows.rule.ts";
import { peopleAtOnce, type Upline } from "../../../../core/contacts/relation-tree.model.ts";
import { RelationTree } from "../../../../core/contacts/relations.port.ts";
import { useService } from "../../../react/services.tsx";
import { useBranches } from "../relations/use-branches.ts";
import type { Pyramid, PyramidPlace } from "./pyramid-shown.model.ts";

/** The contacts of a tree, each with the message shown at its place. */
export const placesOf = (rows: readonly TreeRow[]): readonly PyramidPlace[] =>
  rows.flatMap((row, at) => {
    if (row.kind !== "person") return [];
    const after = rows.slice(at + 1).find(({ level }) => level <= row.level);
    const below = rows[at + 1];
    const more = after?.kind === "more" && after.level === row.level ? { of: after.of, left: after.left } : null;
    return [{ ...row, more, failure: below?.kind === "failed" && below.level > row.level ? below.failure : null }];
  });

/** @param asked null in other views */
export const usePyramid = (asked: { readonly page: number; readonly sort: MainSort } | null): Pyramid => {
  const { branches, state, isCurrent } = useBranches(
    asked === null ? null : { field: null, root: null, page: asked.page, sort: asked.sort, isWhole: true },
  );
  return useMemo(() => {
    const places = placesOf(treeRows(state));
    return {
      contacts: places.map(({ node }) => node),
      places: new Map(places.map((place) => [place.id, place])),
      count: state.top.count,
      rest: isCurrent ? pyramidRest(state) : null,
      isLoading: !isCurrent || state.top.isLoading,
      isLoaded: isCurrent && state.isLoaded,
      failure: isCurrent ? state.top.failure : null,
      onToggle: (id: number, isOpen: boolean) => (isOpen ? branches.close(id) : void branches.open(id)),
      onMore: (id: number) => void branches.more(id),
      reload: () => void branches.reload(),
    };
  }, [branches, state, isCurrent]);
};

/**
 * The uplines of some contacts, for a search in the pyramid.
 * @param ids comma-separated string, which is stable between renders, so that equal ids are requested once
 */
export const useUplines = (ids: string): ReadonlyMap<number, Upline> => {
  const tree = useService(RelationTree);
  const [uplines, setUplines] = useState<ReadonlyMap<number, Upline>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const wanted = ids === "" ? [] : ids.split(",").map(Number).slice(0, peopleAtOnce);
    if (wanted.length > 0)
      void tree
        .uplines(null, wanted)()
        .then((found) => {
          if (isCurrent && E.isRight(found)) setUplines(new Map(found.right.map((upline) => [upline.con_id, upline])));
        });
    return () => {
      isCurrent = false;
    };
  }, [tree, ids]);
  return uplines;
};
