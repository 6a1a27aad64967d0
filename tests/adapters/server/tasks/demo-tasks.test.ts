import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { taskPage } from "../../../../adapters/server/tasks/task-list.store.ts";
import { onboardingProgress } from "../../../../core/org/onboarding-progress.rule.ts";
import { firstTasks } from "../../../../core/tasks/task-query.model.ts";
import { taskStatuses } from "../../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../../core/tasks/task.model.ts";
import { noon, openTestDatabase } from "../harness.ts";

let database: Database;
let tasks: readonly Task[];
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database, noon);
  tasks = await database.asSystem(async (tx) => {
    const { org_id, user_id } = await tx.db
      .selectFrom("users")
      .select(["org_id", "user_id"])
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    const owner = { kind: "staff", row_rule: "all", org_id, user_id, role: "owner", flags: [], features: [], teams: [] } as const;
    return (await taskPage({ ...tx, org: org_id }, owner, { ...firstTasks, limit: 250 })).results;
  });
});
afterAll(() => database.close());

describe("The demo's tasks", () => {
  it("should cover every status and user, and lie in the past", () => {
    expect(tasks.length).toBeGreaterThanOrEqual(14);
    expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(taskStatuses.map(({ id }) => id)));
    expect(new Set(tasks.flatMap(({ assigned_to }) => assigned_to)).size).toBe(4);
    expect(tasks.every(({ created_at, updated_at }) => created_at <= updated_at && updated_at <= noon)).toBe(true);
    expect(tasks.filter(({ related_record_summary }) => related_record_summary !== null).length).toBeGreaterThanOrEqual(3);
  });

  it("should bring the organisation to 42 percent of its launch", () => {
    expect(onboardingProgress(tasks)).toEqual({ percent: 42, finished: 3, total: 7, shown: true });
  });
});
