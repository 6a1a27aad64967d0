import { type Connection, fetchesFonts } from "../../core/theme/fetches-fonts.rule.ts";

const connectionOf = (navigator: Navigator): Connection =>
  "connection" in navigator && typeof navigator.connection === "object" && navigator.connection !== null ? navigator.connection : {};

/** Fetches the product's fonts where the connection is fast enough; until then, and otherwise, system fonts are shown. */
export const fetchFonts = async (navigator: Navigator): Promise<void> => {
  if (fetchesFonts(connectionOf(navigator))) await import("../kit/tokens/fonts.css");
};
