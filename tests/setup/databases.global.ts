import type { TestProject } from "vitest/node";
import { noon } from "../adapters/server/harness.ts";
import { prepareDatabases } from "./databases.ts";

/** The databases that the server's test files start from, made once; their time is the fake clock's. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { server, templates, remove } = await prepareDatabases(noon);
  project.provide("postgresUrl", server.url);
  project.provide("templates", templates);
  return remove;
};
