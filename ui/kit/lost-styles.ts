const lost = new Set<string>();

/** Records stylesheets that failed to load. */
export const watchStyles = (page: Document): void =>
  page.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      lost.add(target.href);
      target.remove();
    },
    true,
  );

const fetched = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: resolve, onerror: reject });
    lost.delete(href);
    document.head.append(link);
  });

/**
 * Reloads failed stylesheets, as the bundler's loader requests each only once.
 * @throws when one fails again
 */
export const lostStyles = (): Promise<unknown> => Promise.all(Array.from(lost, fetched));
