/**
 * What a browser tells of its line; browsers that tell nothing give nothing.
 * @property downlink megabits a second
 */
export type Line = { readonly saveData?: boolean; readonly effectiveType?: string; readonly downlink?: number };

/** Below this our fonts would take the line for a third of a second and more. */
const enough = 2;

/** Whether our fonts are fetched, which a page can do without: not where data is saved, or the line is slow. */
export const fetchesFonts = ({ saveData = false, effectiveType = "4g", downlink = enough }: Line): boolean =>
  !saveData && effectiveType === "4g" && downlink >= enough;
