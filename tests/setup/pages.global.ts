import { build } from "vite";
import type { TestProject } from "vitest/node";
import { systemClock } from "../../adapters/server/clock.ts";
import { chromiumPath } from "./debian.ts";
import { buildGallery, configFile } from "./gallery.ts";
import { makeDemoTemplate, makeTemplates } from "./templates.ts";

/**
 * Browser tests see the pages as they are shipped, and the demo as it is now, in a browser that is installed before several files ask for
 * it at once.
 */
export default async (project: TestProject): Promise<() => void> => {
  chromiumPath();
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  await build({ configFile, mode: "production", logLevel: "warn" });
  const gallery = await buildGallery();
  process.env["NODE_ENV"] = before ?? "test";
  const now = systemClock.now();
  const { folder, remove } = await makeTemplates(now);
  await makeDemoTemplate(project.getProvidedContext().postgresUrl, now);
  project.provide("templates", folder);
  project.provide("gallery", gallery.folder);
  return () => {
    remove();
    gallery.remove();
  };
};
