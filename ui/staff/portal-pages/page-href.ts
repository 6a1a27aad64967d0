/** The page of the settings that lists the pages of the portal. */
export const pagesHref = "/ui/settings/other/portal";

/** The editor of a page of the portal. */
export const pageHref = (id: number): string => `${pagesHref}/pages/${id}`;
