import { preview } from "vite";
import { inject } from "vitest";
import { configFile } from "../setup/gallery.ts";

/** @property address of the gallery, for its queries */
export type Gallery = { readonly address: string; readonly close: () => Promise<void> };

/** Serves the gallery that the set-up has built, on a free port of this machine. */
export const serveGallery = async (): Promise<Gallery> => {
  const server = await preview({
    configFile,
    logLevel: "error",
    build: { outDir: inject("gallery") },
    preview: { port: 0, host: "127.0.0.1" },
  });
  return { address: `${server.resolvedUrls?.local[0] ?? ""}gallery/index.html`, close: () => server.close() };
};
