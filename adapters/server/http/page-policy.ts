import { applications } from "./applications.ts";
import { earlyScriptSource } from "./early-calls.ts";

/**
 * Origins that pages load from besides their own.
 * @property support of the support chat
 * @property files of the storage for files
 * @property frames of the content origin and of stand-ins for providers, which may lack https
 */
export type PolicySources = {
  readonly support: readonly string[];
  readonly files: readonly string[];
  readonly frames: readonly string[];
  readonly ancestors: readonly string[];
};

/** A policy's directives as the value of the header. */
export const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");

/** The application whose page answers an address, null for anything else. */
export const applicationOf = (url: string): (typeof applications)[number] | null =>
  applications.find(({ prefix }) => url.startsWith(prefix) || url.split("?", 1)[0] === prefix.slice(0, -1)) ?? null;

/**
 * The content security policy of an address. Frames and media of other hosts are allowed only in pages that show videos; scripts and
 * connections never leave the page's own origin and that of the support chat, and the only script inside a page is the portal's first calls.
 */
export const pagePolicy = (url: string, { support, files, frames, ancestors }: PolicySources): string => {
  const application = applicationOf(url);
  const others = application?.showsVideos === true ? ["https:", ...frames] : [];
  const inline = application?.prefix === "/portal/" ? [earlyScriptSource] : [];
  return policyText({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inline, ...support],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...files, ...support],
    "media-src": ["'self'", "blob:", ...files, ...others],
    "connect-src": ["'self'", ...support],
    "frame-src": ["'self'", ...support, ...others],
    "font-src": ["'self'", "data:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'", ...ancestors],
  });
};
