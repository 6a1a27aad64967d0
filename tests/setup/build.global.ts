import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Browser tests see the pages as they are shipped. */
export default async (): Promise<void> => {
  await build({ configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)), logLevel: "warn" });
};
