import * as t from "io-ts";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** A weight of the font. */
export type Weight = "400" | "700";

/** The part of a font for one script. */
export type FontPart = { readonly name: string; readonly bytes: Buffer; readonly has: (character: string) => boolean };

/** The font of certificates by weight. */
export type Fonts = Readonly<Record<Weight, readonly FontPart[]>>;

const scripts = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese", "devanagari"] as const;
const files = createRequire(import.meta.url);
const Ranges = t.record(t.string, t.string);

/** Whether a character is in ranges such as `U+0000-00FF,U+0131`. */
export const inRanges = (ranges: string, character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(",").some((range) => {
    const [from = "", to = from] = range.trim().replace("U+", "").split("-");
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
};

const load = async (): Promise<Fonts> => {
  const package_ = "@fontsource/noto-sans";
  const read = Ranges.decode(JSON.parse(await readFile(files.resolve(`${package_}/unicode.json`), "utf8")));
  const ranges = read._tag === "Right" ? read.right : {};
  const of = (weight: Weight) =>
    Promise.all(
      scripts.map(async (script) => ({
        name: `${script}-${weight}`,
        bytes: await readFile(files.resolve(`${package_}/files/noto-sans-${script}-${weight}-normal.woff`)),
        has: (character: string) => inRanges(ranges[script] ?? "", character),
      })),
    );
  return { "400": await of("400"), "700": await of("700") };
};

let fonts: Promise<Fonts> | null = null;

/** The font of certificates, read on first use: names are written in more alphabets than the standard fonts of PDF have. */
export const certificateFonts = (): Promise<Fonts> => (fonts ??= load());
