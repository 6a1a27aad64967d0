/** How an anchor shows itself: not at all, with its icon, or for authors with its slug, resolved or not. */
export type AnchorLook = "none" | "icon" | "named" | "unresolved";

/**
 * An anchor without a tooltip shows nothing; to authors every anchor shows its slug.
 * @param isKnown null while that is not known
 */
export const anchorLook = (isKnown: boolean | null, isAuthoring: boolean): AnchorLook => {
  if (isAuthoring) return isKnown === null ? "none" : isKnown ? "named" : "unresolved";
  return isKnown === true ? "icon" : "none";
};
