import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

/** One PostgreSQL server for all test files; each file makes databases of its own on it. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
};
