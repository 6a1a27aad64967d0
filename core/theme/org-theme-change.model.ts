import * as t from "io-ts";
import { PictureUrl } from "../files/picture-url.model.ts";
import { exactly } from "../kernel/exactly.ts";
import { FontName, HexColor } from "./org-theme.model.ts";

const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

/** A complete theme that replaces the previous one; without a logo it has none. */
export const OrgThemeChange = exactly(
  "OrgThemeChange",
  {
    colors: exactly("ThemeColors", { primary: nullable(HexColor), main: nullable(HexColor) }, {}),
    fonts: exactly("ThemeFonts", { text: nullable(FontName), heading: nullable(FontName) }, {}),
    isDark: t.boolean,
  },
  { logo: PictureUrl },
);
