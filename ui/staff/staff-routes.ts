import type { StaffRoute } from "./staff-route.ts";

const contributions = import.meta.glob<{ readonly routes: readonly StaffRoute[] }>("./*/routes.tsx", { eager: true });

/** Every page that some area contributes. */
export const staffRoutes: readonly StaffRoute[] = Object.values(contributions).flatMap(({ routes }) => routes);

const segment = (path: string): string => path.split("/").find((part) => part !== "") ?? "";

/** The first segments of all pages: the names by which hash-style addresses know them. */
export const firstSegments = (routes: readonly StaffRoute[]): ReadonlySet<string> =>
  new Set(routes.map(({ path }) => segment(path)).filter((name) => name !== "" && !name.startsWith("$")));
