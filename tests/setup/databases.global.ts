import type { TestProject } from "vitest/node";
import { noon } from "../adapters/server/harness.ts";
import { makeDemoTemplate, makeTemplates } from "./templates.ts";

/** The databases that the server's test files start from, made once; their time is the fake clock's. */
export default async (project: TestProject): Promise<() => void> => {
  const { folder, remove } = await makeTemplates(noon);
  await makeDemoTemplate(project.getProvidedContext().postgresUrl, noon);
  project.provide("templates", folder);
  return remove;
};
