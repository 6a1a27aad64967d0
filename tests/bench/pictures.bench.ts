import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { makeFolderStorage } from "../../adapters/server/contents/folder-storage.ts";
import { makePictureVariants } from "../../adapters/server/files/pictures/picture-variants.ts";
import { type Bench, median, ms } from "./table.ts";

const width = 3_000;
const height = 2_000;
const rounds = 9;
const target = 1.2;
const mime = "image/jpeg";

/** A photograph of its own: noise that was enlarged, so that it neither is one colour nor random. */
const photograph = (): Promise<Buffer> =>
  sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toBuffer();

/** A width of a picture that is asked for the first time, compared with the picture library alone. */
export const pictureBench: Bench = {
  title: `A width of 320 of a picture of ${width} × ${height}, first ask, median of ${rounds}`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), "bench-pictures-"));
    try {
      const contents = makeFolderStorage(join(folder, "contents"));
      const variants = makePictureVariants(contents);
      const path = join(folder, "picture.jpg");
      const times: { readonly ours: number; readonly bare: number }[] = [];
      for (let round = -1; round < rounds; round += 1) {
        const bytes = await photograph();
        await writeFile(path, bytes);
        const key = { org: 1, sha256: createHash("sha256").update(bytes).digest("hex"), variant: null };
        await contents.put(key, path);
        const bare = async (): Promise<number> => {
          const began = performance.now();
          await writeFile(
            join(folder, "bare.webp"),
            await sharp(await readFile(path))
              .resize({ width: 320 })
              .webp({ quality: 80 })
              .toBuffer(),
          );
          return performance.now() - began;
        };
        const ours = async (): Promise<number> => {
          const began = performance.now();
          if ((await variants.at({ key, mime, width }, 320, "image/webp")) === null) throw new Error("No picture was made.");
          return performance.now() - began;
        };
        const taken = round % 2 === 0 ? { bare: await bare(), ours: await ours() } : { ours: await ours(), bare: await bare() };
        if (round >= 0) times.push(taken);
      }
      const [ours, bare] = [median(times.map((one) => one.ours)), median(times.map((one) => one.bare))];
      return [
        {
          what: "made and stored",
          value: ms(ours),
          limit: `sharp alone, ${ms(bare)}`,
          ratio: (ours / bare).toFixed(2),
          target: `≤ ${target} ×`,
          met: ours / bare <= target,
        },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
