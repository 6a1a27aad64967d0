import { useLayoutEffect } from "react";
import type { MainSort } from "../../../../core/contacts/contact-query.model.ts";
import type { PyramidShown } from "./pyramid-shown.ts";
import { usePyramid, useUplines } from "./use-pyramid.ts";

type PyramidFeedProps = {
  /** what is drawn of the tree; null while somebody is looked for in it */
  readonly tree: { readonly page: number; readonly sort: MainSort } | null;
  /** whose uplines are wanted: numbers by commas */
  readonly found: string;
  readonly onShown: (shown: PyramidShown) => void;
};

/** Reads the pyramid for the list, which draws it; comes only where contacts are shown so. */
export const PyramidFeed = ({ tree, found, onShown }: PyramidFeedProps) => {
  const pyramid = usePyramid(tree);
  const uplines = useUplines(found);
  useLayoutEffect(() => onShown({ pyramid, uplines }), [pyramid, uplines, onShown]);
  return null;
};
