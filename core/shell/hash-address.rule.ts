const root = /^\/ui\/?$/;

/**
 * The path for a hash-style URL of the staff application, or null when the hash is an anchor. `#/x` and `#!/x` are paths on every page,
 * `#x` only at the root and when `x` begins a known page.
 * @param hash with its '#', '' for none;
 * @param firstSegments of the known pages
 */
export const hashAddress = (path: string, hash: string, firstSegments: ReadonlySet<string>): string | null => {
  const slashed = /^#!?\/+(.*)$/s.exec(hash);
  if (slashed !== null) return `/ui/${slashed[1] ?? ""}`;
  const bare = hash.slice(1);
  const [segment = ""] = bare.split(/[/?#]/, 1);
  return root.test(path) && segment !== "" && firstSegments.has(segment) ? `/ui/${bare}` : null;
};
