import { fetchesFonts, type Line } from "../../core/theme/fetches-fonts.rule.ts";

/** What the browser tells of its line; only some do. */
const lineOf = (navigator: Navigator): Line =>
  "connection" in navigator && typeof navigator.connection === "object" && navigator.connection !== null ? navigator.connection : {};

/** Fetches the product's fonts where the line suffices; until then, and else, letters of the device stand in their place. */
export const bringFonts = async (navigator: Navigator): Promise<void> => {
  if (fetchesFonts(lineOf(navigator))) await import("../kit/tokens/fonts.css");
};
