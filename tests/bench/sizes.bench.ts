import { fileURLToPath } from "node:url";
import { build } from "vite";
import { pageSizes } from "./page-sizes.ts";
import type { Bench } from "./table.ts";

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const sizesBench: Bench = {
  title: "JavaScript that a page loads, gzip",
  run: async () => {
    await build({ configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)), logLevel: "error" });
    return pageSizes().map(({ name, bytes, limit }) => ({
      what: name,
      value: kilobytes(bytes),
      limit: kilobytes(limit),
      ratio: (bytes / limit).toFixed(2),
      target: "≤ 1",
      met: bytes <= limit,
    }));
  },
};
