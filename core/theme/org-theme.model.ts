import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";

/** A colour as `#rrggbb`, lower case. */
export const HexColor = new t.Type<string, string, unknown>(
  "HexColor",
  (u): u is string => typeof u === "string" && /^#[0-9a-f]{6}$/.test(u),
  (u, context) =>
    typeof u === "string" && /^#[0-9a-f]{6}$/i.test(u)
      ? t.success(u.toLowerCase())
      : t.failure(u, context, "is not a colour such as #0b7a75"),
  t.identity,
);

/** The fonts that the product includes; `system` is the device's own. */
export const FontName = t.keyof({ nunito: null, raleway: null, system: null }, "FontName");
export type FontName = t.TypeOf<typeof FontName>;
export const fontNames: readonly FontName[] = ["nunito", "raleway", "system"];

const NoColors = { primary: null, main: null };
const NoFonts = { text: null, heading: null };

/**
 * An organisation's theme; null keeps the product's value.
 * @property isDark whether dark is the default until a user chooses
 * @property logo address of the picture shown instead of the product's mark
 */
export const OrgTheme = t.type(
  {
    colors: orDefault(t.type({ primary: orNull(HexColor), main: orNull(HexColor) }), NoColors),
    fonts: orDefault(t.type({ text: orNull(FontName), heading: orNull(FontName) }), NoFonts),
    isDark: orDefault(t.boolean, false),
    logo: orNull(t.string),
  },
  "OrgTheme",
);
export type OrgTheme = t.TypeOf<typeof OrgTheme>;
export const plainTheme: OrgTheme = { colors: NoColors, fonts: NoFonts, isDark: false, logo: null };
