type Page = { readonly path: string };

const optionalEnd = /\/\{-\$[^}]+\}$/;

/** The pattern of a page without its optional last segment. */
export const plainPattern = (path: string): string => path.replace(optionalEnd, "");

const fits = (pattern: string, path: string): boolean => {
  const parts = pattern.split("/");
  const asked = path.split("/");
  return parts.length === asked.length && parts.every((part, at) => part === asked[at] || part.startsWith("$") || part.startsWith("{-$"));
};

/** The path of an address without query and fragment, which may hold what nobody else should read. */
export const pathOfAddress = (address: string): string => address.replace(/[?#].*$/s, "");

/**
 * The page at an address, with or without its optional last segment; an exact path takes precedence over one with parameters.
 * @param address below /ui, or a path of a page; a query does not count
 */
export const pageOfAddress = <P extends Page>(address: string, pages: readonly P[]): P | undefined => {
  const path = pathOfAddress(address).replace(/^\/ui(?=\/|$)/, "") || "/";
  const fitting = pages.filter((page) => fits(plainPattern(page.path), path));
  return (
    fitting.find((page) => page.path === path || plainPattern(page.path) === path) ??
    fitting[0] ??
    pages.find((page) => fits(page.path, path))
  );
};
