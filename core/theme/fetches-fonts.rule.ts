/**
 * The connection as a browser describes it; some browsers describe nothing.
 * @property downlink megabits a second
 */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string; readonly downlink?: number };

/** Below this, the fonts would take the connection for a third of a second or longer. */
const enough = 2;

/** Whether a page that can do without the product's fonts fetches them: not with data saving, nor on a slow connection. */
export const fetchesFonts = ({ saveData = false, effectiveType = "4g", downlink = enough }: Connection): boolean =>
  !saveData && effectiveType === "4g" && downlink >= enough;
