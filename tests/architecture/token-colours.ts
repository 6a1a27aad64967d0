import { readFileSync } from "node:fs";

const read = (path: string): string => readFileSync(new URL(`../../ui/${path}`, import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

const declarations = (css: string): ReadonlyMap<string, string> =>
  new Map(Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g), (match) => [match[1] ?? "", match[2] ?? ""] as const));

type Colour = readonly [red: number, green: number, blue: number];
export type Palette = { readonly colour: (name: string) => Colour; readonly names: readonly string[] };

const hex = (value: string): Colour => {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (parts === null) throw new Error(`${value} is no colour this test can read.`);
  const channel = (place: number): number => Number.parseInt(parts[place] ?? "", 16);
  return [channel(1), channel(2), channel(3)];
};

const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const channel = (place: 0 | 1 | 2): number => one[place] * share + other[place] * (1 - share);
  return [channel(0), channel(1), channel(2)];
};

/**
 * The colours of a skin, with what follows from them worked out.
 * @param skin folder in ui/skins
 */
export const paletteOf = (skin: string): Palette => {
  const values = new Map([
    ...declarations(read("kit/tokens/derived.css")),
    ...declarations(read("skins/classic/classic.css")),
    ...declarations(read(`skins/${skin}/${skin}.css`)),
  ]);
  const resolved = (value: string): Colour => {
    const name = /^var\((--[\w-]+)\)$/.exec(value.trim())?.[1];
    if (name !== undefined) return resolved(values.get(name) ?? "");
    const mix = /^color-mix\(in srgb, (var\(--[\w-]+\)|#\w+) (var\(--[\w-]+\)|[\d.]+%), (var\(--[\w-]+\)|#\w+)\)$/.exec(value.trim());
    if (mix === null) return hex(value.trim());
    const share = mix[2] ?? "";
    const percent = share.startsWith("var") ? (values.get(share.slice(4, -1)) ?? "") : share;
    return mixed(resolved(mix[1] ?? ""), resolved(mix[3] ?? ""), Number.parseFloat(percent) / 100);
  };
  return { colour: (name) => resolved(`var(--color-${name})`), names: [...values.keys()] };
};

const luminance = (colour: Colour): number => {
  const linear = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
};

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};
