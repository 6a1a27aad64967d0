import type { Demo } from "../demo/demo.ts";
import type { Route } from "../http/routes-for.ts";
import type { AnyJob } from "../jobs/job.ts";
import type { JobDeps, ServerDeps } from "../server-deps.ts";
import { type Area, isArea } from "./area.ts";

/** The endpoints of an area with their handlers; `routes` of a `*.routes.ts`. */
export type RouteContribution = (deps: ServerDeps) => readonly Route[];

/** The job kinds of an area; `jobs` of a `*.job.ts`. */
export type JobContribution = (deps: JobDeps) => readonly AnyJob[];

/**
 * The export that files of one suffix must have.
 * @property name of the export
 * @property is whether a value is a valid export
 */
export type ContributionKind<A> = { readonly suffix: string; readonly name: string; readonly is: (value: unknown) => value is A };

const isFunction = (value: unknown): boolean => typeof value === "function";

/** Files that contribute endpoints. */
export const routeFiles: ContributionKind<RouteContribution> = {
  suffix: "routes",
  name: "routes",
  is: (value): value is RouteContribution => isFunction(value),
};

const isDemo = (value: unknown): value is Demo =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "place") === "number" && isFunction(Reflect.get(value, "seed"));

/** Files that contribute hooks into other areas. */
export const areaFiles: ContributionKind<Area> = { suffix: "area", name: "area", is: isArea };

/** Files that contribute to the demo organisation. */
export const demoFiles: ContributionKind<Demo> = { suffix: "demo", name: "demo", is: isDemo };

/** Files that contribute jobs. */
export const jobFiles: ContributionKind<JobContribution> = {
  suffix: "job",
  name: "jobs",
  is: (value): value is JobContribution => isFunction(value),
};
