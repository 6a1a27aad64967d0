import type { StaffRoute } from "./staff-route.ts";

const contributions = import.meta.glob<{ readonly routes: readonly StaffRoute[] }>(["./*/routes.tsx", "./*/*/routes.tsx"], {
  eager: true,
});

/** The pages of all areas. */
export const staffRoutes: readonly StaffRoute[] = Object.values(contributions).flatMap(({ routes }) => routes);

const segment = (path: string): string => path.split("/").find((part) => part !== "") ?? "";

/** The first path segments of all pages, by which hash URLs are recognised. */
export const firstSegments = (routes: readonly StaffRoute[]): ReadonlySet<string> =>
  new Set(routes.map(({ path }) => segment(path)).filter((name) => name !== "" && !name.startsWith("$")));
