/** Width in pixels from which the desktop layout holds. */
export const desktopWidth = 980;

/** Mobile is any width under 980 pixels. @param width pixels */
export const isMobile = (width: number): boolean => width < desktopWidth;

/** Width of the assistant's panel: 600 pixels on mobile, else 1000, never wider than the window. @param width pixels of the window */
export const assistantWidth = (width: number): number => Math.min(width, isMobile(width) ? 600 : 1000);
