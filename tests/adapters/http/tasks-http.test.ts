import { beforeEach, describe, expect, it } from "vitest";
import { makeCaller } from "../../../adapters/http/caller.ts";
import { makeTasksHttp } from "../../../adapters/http/tasks.http.ts";
import { firstTasks } from "../../../core/tasks/task-query.model.ts";
import { taskSchema } from "../../../core/tasks/task-schema.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { given } from "../../conformance/answer-of.ts";

type Sent = { readonly method: string; readonly address: string; readonly body: unknown };

let sent: Sent[];
let answer: unknown;
beforeEach(() => {
  sent = [];
  answer = null;
});

const fetch: typeof globalThis.fetch = async (address, init = {}) => {
  const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
  sent.push({ method: init.method ?? "GET", address: String(address), body });
  return new Response(JSON.stringify(answer));
};
const store = makeTasksHttp(makeCaller({ fetch, origin: "" }));

const task: Task = {
  id: 7,
  name: "A",
  status: "doing",
  assigned_to: [1],
  body: "x",
  slug: "a_7",
  resources: [{ type: "url", value: "https://a.example" }],
  program_class: null,
  related_records: [],
  related_record_summary: null,
  created_by: 1,
  version: 3,
  created_at: 1,
  updated_at: 2,
};
const model = {
  name: "A",
  status: "doing",
  assigned_to: [1],
  body: "x",
  resources: [{ type: "url" as const, value: "https://a.example" }],
};

describe("the calls about tasks", () => {
  it("should load tasks, save one, delete it and load the schema [A7.11]", async () => {
    answer = { results: [task], page: 1, pages: 1, count: 1 };
    expect((await given(store.list(firstTasks))).results).toEqual([task]);
    answer = task;
    expect(await given(store.create(model))).toEqual(task);
    expect(await given(store.update(7, { ...model, version: 3 }))).toEqual(task);
    answer = { status: "success" };
    await given(store.remove(7));
    answer = taskSchema;
    expect(await given(store.schema)).toEqual(taskSchema);
    expect(sent).toEqual([
      { method: "GET", address: "/api/tasks?page=1&limit=25&sort=-created&search=&hide_finished=false", body: null },
      { method: "POST", address: "/api/tasks", body: model },
      { method: "PUT", address: "/api/tasks/7", body: { ...model, version: 3 } },
      { method: "DELETE", address: "/api/tasks/7", body: null },
      { method: "GET", address: "/api/tasks/schema", body: null },
    ]);
  });

  it("should write filters into the query, without those that are not set", async () => {
    answer = { results: [], page: 1, pages: 1, count: 0 };
    await given(store.list({ ...firstTasks, status: ["todo", "done"], assigned_to: 4, program_class: "OrgLaunch", hide_finished: true }));
    expect(sent[0]?.address).toBe(
      "/api/tasks?page=1&limit=25&sort=-created&search=&status=todo%2Cdone&assigned_to=4&program_class=OrgLaunch&hide_finished=true",
    );
  });

  it("should find a task by its slug and restore one", async () => {
    answer = task;
    await given(store.get("a_7"));
    await given(store.restore(7));
    expect(sent.map(({ method, address }) => `${method} ${address}`)).toEqual(["GET /api/tasks/a_7", "POST /api/tasks/7/restore"]);
  });
});
