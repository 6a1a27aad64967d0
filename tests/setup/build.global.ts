import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Browser tests see the pages as they are shipped. */
export default async (): Promise<void> => {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  await build({ configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)), mode: "production", logLevel: "warn" });
  process.env["NODE_ENV"] = before ?? "test";
};
