import * as TE from "fp-ts/lib/TaskEither.js";
import type { PackageCheck } from "../../core/lessons/package-check.port.ts";
import { hasManifest, zipTailBytes } from "../../core/lessons/package-manifest.rule.ts";

/** Reads the directory at the end of a package by a range request. */
export const makePackageCheckHttp = (): PackageCheck => ({
  hasManifest: (url) =>
    TE.fromTask(async () => {
      try {
        const reply = await fetch(url, { headers: { range: `bytes=-${zipTailBytes}` } });
        return reply.ok ? hasManifest(new Uint8Array(await reply.arrayBuffer())) : null;
      } catch {
        return null;
      }
    }),
});
