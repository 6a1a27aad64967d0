/** The appearance of an anchor: hidden, as its icon, or for authors with its slug, resolved or not. */
export type AnchorLook = "none" | "icon" | "named" | "unresolved";

/**
 * Shows an icon only for a known tooltip; authors see every slug once tooltips are loaded.
 * @param isKnown null while tooltips are loading
 */
export const anchorLook = (isKnown: boolean | null, isAuthoring: boolean): AnchorLook => {
  if (isAuthoring) return isKnown === null ? "none" : isKnown ? "named" : "unresolved";
  return isKnown === true ? "icon" : "none";
};
