import type { TestProject } from "vitest/node";
import { migratedServer } from "./databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

/** One PostgreSQL server for all test files; each file makes databases of its own on it, as copies of a migrated one. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await migratedServer();
  project.provide("postgresUrl", server.url);
  return server.stop;
};
