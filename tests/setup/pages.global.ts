import { build } from "vite";
import type { TestProject } from "vitest/node";
import { systemClock } from "../../adapters/server/clock.ts";
import { prepareDatabases } from "./databases.ts";
import { chromiumPath } from "./debian.ts";
import { buildGallery, configFile } from "./gallery.ts";

/** Builds the pages and the gallery as they are shipped. */
const buildPages = async (): ReturnType<typeof buildGallery> => {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  await build({ configFile, mode: "production", logLevel: "warn" });
  const gallery = await buildGallery();
  process.env["NODE_ENV"] = before ?? "test";
  return gallery;
};

/**
 * Browser tests see the pages as they are shipped, and the demo as it is now, in a browser that is installed before several files ask for
 * it at once. The databases are prepared while the pages are built: either keeps one core busy.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  chromiumPath();
  const [gallery, { server, templates, remove }] = await Promise.all([buildPages(), prepareDatabases(systemClock.now())]);
  project.provide("postgresUrl", server.url);
  project.provide("templates", templates);
  project.provide("gallery", gallery.folder);
  return async () => {
    gallery.remove();
    await remove();
  };
};
