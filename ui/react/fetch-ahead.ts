const files = new Map<string, Promise<void>>();

const linkOf = (href: string): HTMLLinkElement => {
  const link = document.createElement("link");
  link.href = href;
  if (href.endsWith(".css")) link.rel = "stylesheet";
  else Object.assign(link, { rel: "preload", as: "script", crossOrigin: "" });
  return link;
};

const isThere = (href: string): boolean =>
  href.endsWith(".css") && document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;

const fetched = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = linkOf(href);
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      files.delete(href);
      link.remove();
      reject(new TypeError(`Failed to fetch ${href}`));
    });
    document.head.append(link);
  });

const asked = (href: string): Promise<void> => {
  const known = files.get(href) ?? (isThere(href) ? Promise.resolve() : fetched(href));
  files.set(href, known);
  return known;
};

/**
 * Imports a part of a page once its files are there. Browsers remember for good that the import of a file failed, so none is begun before:
 * a file that could not be fetched is fetched again with the next attempt. It takes the place of the bundler's own helper (`vite.config.ts`).
 * @param names of the files, below the root of the site
 */
export const __vitePreload = async <A>(load: () => Promise<A>, names: readonly string[] = []): Promise<A> => {
  await Promise.all(names.map((name) => asked(`/${name}`)));
  return load();
};
