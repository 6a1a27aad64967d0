/**
 * The title of the browser tab: unread count, page, product.
 * @param page null where a page has no name
 */
export const documentTitle = (page: string | null, product: string, unread: number): string => {
  const named = page === null ? product : `${page} · ${product}`;
  return unread > 0 ? `(${unread > 99 ? "99+" : unread}) ${named}` : named;
};
