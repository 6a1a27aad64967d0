import { staffRoutes } from "./staff-routes.ts";

/**
 * The URL of a page by its name; null when no area contributes it.
 * @param params the path parameters; an omitted optional one is left out
 */
export const hrefOfPage = (name: string, params: Readonly<Record<string, string>>): string | null => {
  const page = staffRoutes.find((route) => route.name === name);
  if (page === undefined) return null;
  const parts = page.path.split("/").flatMap((part) => {
    const known = /^(?:\{-)?\$([A-Za-z_]+)\}?$/.exec(part)?.[1];
    if (known === undefined) return [part];
    const value = params[known];
    return value === undefined ? (part.startsWith("{-") ? [] : [null]) : [encodeURIComponent(value)];
  });
  return parts.includes(null) ? null : `/ui${parts.join("/")}`;
};
