import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { bannerCount, bannerName } from "../../../../core/files/banners.rule.ts";
import { type BannerPattern, bannerSize, seededRandom } from "./banner-canvas.ts";
import { bannerColors } from "./banner-colors.ts";
import { bands, constellation, cubes, dots, facets, honeycomb, rings, scales } from "./geometric-patterns.ts";
import { contours, glow, leaves, ribbons, ridges, waves } from "./organic-patterns.ts";

const patterns: readonly BannerPattern[] = [
  waves,
  facets,
  glow,
  rings,
  ridges,
  bands,
  contours,
  honeycomb,
  leaves,
  dots,
  ribbons,
  cubes,
  scales,
  constellation,
];
const mostBytes = 29_000;

const svgOf = (n: number): Buffer => {
  const draw = patterns[(n - 1) % patterns.length] ?? waves;
  const elements = draw({ colors: bannerColors(n), random: seededRandom(n * 7919) });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${bannerSize.width}" height="${bannerSize.height}">${elements}</svg>`);
};

const jpegOf = async (n: number): Promise<Buffer> => {
  const drawn = await sharp(svgOf(n)).removeAlpha().png().toBuffer();
  for (let quality = 84; ; quality -= 4) {
    const bytes = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes || quality <= 40) return bytes;
  }
};

// Draws the banners of the product anew: `node adapters/server/files/banners/draw-banners.ts`.
for (let n = 1; n <= bannerCount; n += 1) await writeFile(fileURLToPath(new URL(bannerName(n), import.meta.url)), await jpegOf(n));
