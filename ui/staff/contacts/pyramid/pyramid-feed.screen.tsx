import { useLayoutEffect } from "react";
import type { MainSort } from "../../../../core/contacts/contact-query.model.ts";
import type { PyramidShown } from "./pyramid-shown.model.ts";
import { usePyramid, useUplines } from "./use-pyramid.ts";

type PyramidFeedProps = {
  /** the tree to load; null while it is searched */
  readonly tree: { readonly page: number; readonly sort: MainSort } | null;
  /** contacts whose uplines are loaded: comma-separated ids */
  readonly found: string;
  readonly onShown: (shown: PyramidShown) => void;
};

/** Loads the pyramid for the list, which renders it; mounted only in the pyramid view. */
export const PyramidFeed = ({ tree, found, onShown }: PyramidFeedProps) => {
  const pyramid = usePyramid(tree);
  const uplines = useUplines(found);
  useLayoutEffect(() => onShown({ pyramid, uplines }), [pyramid, uplines, onShown]);
  return null;
};
