import { hexOf, mixed, rgbOf } from "../theme/contrast.rule.ts";
import type { OrgTheme } from "../theme/org-theme.model.ts";
import { type Mode, productColors, shares, themeColors, themeGrounds } from "../theme/theme-colors.rule.ts";

/** The colours of a mail, `#rrggbb`. */
export type LetterColors = {
  readonly page: string;
  readonly card: string;
  readonly text: string;
  readonly quiet: string;
  readonly link: string;
  readonly button: string;
  readonly onButton: string;
};

/** The organisation's primary colour, or the product's, on the page backgrounds; every text has a contrast of at least 4.5 : 1. */
export const letterColors = ({ colors }: Pick<OrgTheme, "colors">, mode: Mode): LetterColors => {
  const { page, surface, text } = themeGrounds[mode];
  const { primary = productColors.primary, onPrimary = "#ffffff" } = themeColors(
    { colors: { ...colors, primary: colors.primary ?? productColors.primary } },
    mode,
  );
  return {
    page,
    card: surface,
    text,
    quiet: hexOf(mixed(rgbOf(text), rgbOf(surface), shares.mutedOnMain)),
    link: hexOf(mixed(rgbOf(primary), rgbOf(text), shares.text)),
    button: primary,
    onButton: onPrimary,
  };
};
