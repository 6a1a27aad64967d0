import { contrast, hexOf, mixed, nearestGood, readable, type Rgb, rgbOf } from "./contrast.rule.ts";
import type { OrgTheme } from "./org-theme.model.ts";

/** The colours that an organisation's colours are combined with. */
type Ground = {
  readonly page: Rgb;
  readonly surface: Rgb;
  readonly sunken: Rgb;
  readonly text: Rgb;
  readonly shade: Rgb;
  readonly badge: Rgb;
};
export type Mode = "light" | "dark";

/** The base colours of the classic skins; a test keeps them equal to the skins. */
export const themeGrounds: Readonly<Record<Mode, Readonly<Record<keyof Ground, string>>>> = {
  light: { page: "#f6f8fb", surface: "#ffffff", sunken: "#eff2f7", text: "#16223a", shade: "#000000", badge: "#7fe0d8" },
  dark: { page: "#0d1626", surface: "#14213a", sunken: "#101b2f", text: "#e8eef8", shade: "#ffffff", badge: "#4cc9c0" },
};

/** The product's own colours: primary teal, main dark blue. */
export const productColors = { primary: "#0b7a75", main: "#12284b" } as const;

/** The shares of colour mixes, equal to those in `derived.css`. */
export const shares = { hover: 0.86, tint: 0.11, text: 0.88, selected: 0.15, mainHover: 0.09, mutedOnMain: 0.74 } as const;

const groundOf = (mode: Mode): Ground => {
  const { page, surface, sunken, text, shade, badge } = themeGrounds[mode];
  return { page: rgbOf(page), surface: rgbOf(surface), sunken: rgbOf(sunken), text: rgbOf(text), shade: rgbOf(shade), badge: rgbOf(badge) };
};

const inks: readonly Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
];
/** White or black, whichever has more contrast; white in a tie. */
const inkOn = (ground: Rgb): Rgb => inks.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0] ?? [0, 0, 0];

/** Every colour pair that contains the primary colour. */
export const primaryPairs = (primary: Rgb, mode: Mode): readonly (readonly [Rgb, Rgb])[] => {
  const { surface, page, text, shade } = groundOf(mode);
  const ink = inkOn(primary);
  const words = mixed(primary, text, shares.text);
  return [
    [ink, primary],
    [ink, mixed(primary, shade, shares.hover)],
    [primary, surface],
    [primary, page],
    [words, surface],
    [words, page],
    [words, mixed(primary, surface, shares.tint)],
  ];
};

const paper: Rgb = [255, 255, 255];
/** Every colour pair that contains the main colour, the background of the sidebar. */
export const mainPairs = (main: Rgb, mode: Mode): readonly (readonly [Rgb, Rgb])[] => {
  const quiet = mixed(paper, main, shares.mutedOnMain);
  return [
    [paper, main],
    [paper, mixed(paper, main, shares.selected)],
    [quiet, main],
    [quiet, mixed(paper, main, shares.mainHover)],
    [main, groundOf(mode).badge],
  ];
};

const isReadable = (pairs: readonly (readonly [Rgb, Rgb])[]): boolean => pairs.every(([one, other]) => contrast(one, other) >= readable);

/** An organisation's effective colours, `#rrggbb`. */
export type ThemeColors = { readonly primary?: string; readonly onPrimary?: string; readonly main?: string; readonly onMain?: string };

/**
 * An organisation's colours for light or dark pages, each changed to the nearest lightness at which all its pairs reach a contrast of 4.5 :
 * 1.
 */
export const themeColors = ({ colors }: Pick<OrgTheme, "colors">, mode: Mode): ThemeColors => {
  const primary =
    colors.primary === null ? null : nearestGood(rgbOf(colors.primary), (candidate) => isReadable(primaryPairs(candidate, mode)));
  const main = colors.main === null ? null : nearestGood(rgbOf(colors.main), (candidate) => isReadable(mainPairs(candidate, mode)));
  return {
    ...(primary === null ? {} : { primary: hexOf(primary), onPrimary: hexOf(inkOn(primary)) }),
    ...(main === null ? {} : { main: hexOf(main), onMain: hexOf(paper) }),
  };
};
