import { describe, expect, it } from "vitest";
import { firstTasks, type TaskQuery } from "../../core/tasks/task-query.model.ts";
import { taskSchema } from "../../core/tasks/task-schema.model.ts";
import { taskStatuses } from "../../core/tasks/task-status.model.ts";
import type { Task } from "../../core/tasks/task.model.ts";
import type { TaskStore } from "../../core/tasks/tasks.port.ts";
import { given, refusal } from "./answer-of.ts";

/** A store without tasks, where no related record exists; a clock to move, and the ids of its user and of a colleague. */
export type TaskWorld = {
  readonly store: TaskStore;
  readonly wait: (seconds: number) => void;
  readonly me: number;
  readonly colleague: number;
};

const names = (tasks: readonly Task[]): readonly string[] => tasks.map(({ name }) => name);
const link = (value: string) => ({ type: "url", value }) as const;
const key = "0b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f11";

/**
 * What every store of tasks does.
 * @param label what kind of store it is
 */
export const tasksConformance = (label: string, make: () => Promise<TaskWorld>): void => {
  describe(`Tasks of ${label}`, () => {
    it("should start a task as not_started, assigned to its creator, with every field in place [A3.07, C3.46]", async () => {
      const { store, me } = await make();
      const task = await given(store.create({ name: "  Film the Mooring lesson! " }));
      expect(task).toMatchObject({
        name: "Film the Mooring lesson!",
        status: "not_started",
        assigned_to: [me],
        body: "",
        resources: [],
        program_class: null,
        related_records: [],
        related_record_summary: null,
        created_by: me,
        version: 1,
      });
      expect(task.slug).toBe(`film_the_mooring_lesson__${task.id}`);
      expect(await given(store.get(String(task.id)))).toEqual(task);
    });

    it("should return a task by its slug too, also after it was renamed", async () => {
      const { store } = await make();
      const task = await given(store.create({ name: "First name" }));
      const renamed = await given(store.update(task.id, { version: 1, name: "Second name" }));
      expect(renamed.slug).toBe(task.slug);
      expect(await given(store.get(task.slug))).toEqual(renamed);
    });

    it("should refuse a new task without a name [A5.09]", async () => {
      const { store } = await make();
      expect(await refusal(store.create({}))).toMatchObject({ tag: "invalid", errors: { name: ["Name is required"] } });
      expect((await given(store.list(firstTasks))).count).toBe(0);
    });

    it("should refuse an invalid change and leave the task unchanged [A5.09]", async () => {
      const { store } = await make();
      const { id } = await given(store.create({ name: "Kept" }));
      expect(await refusal(store.update(id, { version: 1, name: " ", status: "paused" }))).toMatchObject({
        tag: "invalid",
        errors: { name: ["Name is required"], status: ["Status is invalid"] },
      });
      expect(await given(store.get(String(id)))).toMatchObject({ name: "Kept", status: "not_started", version: 1 });
    });

    it("should keep links in order, each once [A5.10]", async () => {
      const { store } = await make();
      const task = await given(
        store.create({ name: "Linked", resources: [link("https://a.example/x"), link("HTTPS://A.example/x/"), link("https://b.example")] }),
      );
      expect(task.resources).toEqual([link("https://a.example/x"), link("https://b.example")]);
    });

    it("should assign users, each once, and no unknown one", async () => {
      const { store, me, colleague } = await make();
      const task = await given(store.create({ name: "Shared", assigned_to: [colleague, me, colleague] }));
      expect(task.assigned_to).toEqual([colleague, me]);
      expect((await given(store.update(task.id, { version: 1, assigned_to: [] }))).assigned_to).toEqual([]);
      expect(await refusal(store.update(task.id, { version: 2, assigned_to: [999_999_999] }))).toMatchObject({
        tag: "invalid",
        errors: { assigned_to: ["There is no such user."] },
      });
    });

    it("should not relate a task to an unknown record", async () => {
      const { store } = await make();
      const unknown = { add: ["api/contacts@999999999"] };
      const noRecord = { tag: "invalid", errors: { related_records: ["There is no such record."] } };
      expect(await refusal(store.create({ name: "About nobody", related_records: unknown }))).toMatchObject(noRecord);
      const task = await given(store.create({ name: "Unrelated" }));
      expect(await refusal(store.update(task.id, { version: 1, related_records: unknown }))).toMatchObject(noRecord);
      expect(await given(store.get(String(task.id)))).toEqual(task);
    });

    it("should create one task for a retried attempt", async () => {
      const { store } = await make();
      const first = await given(store.create({ name: "Once", key }));
      expect(await given(store.create({ name: "Once, and more", key }))).toEqual(first);
      expect((await given(store.list(firstTasks))).count).toBe(1);
    });

    it("should change the given fields and nothing else", async () => {
      const { store, wait } = await make();
      const task = await given(store.create({ name: "Before", body: "text", program_class: "OrgLaunch" }));
      wait(7);
      const after = await given(store.update(task.id, { version: 1, status: "doing" }));
      expect(after).toEqual({ ...task, status: "doing", version: 2, updated_at: task.updated_at + 7 });
      expect(await given(store.get(String(task.id)))).toEqual(after);
    });

    it("should refuse a change of an older version, naming both values, and return the stored task", async () => {
      const { store } = await make();
      const { id } = await given(store.create({ name: "Contested" }));
      const theirs = await given(store.update(id, { version: 1, name: "Theirs", status: "ready" }));
      const failure = await refusal(store.update(id, { version: 1, name: "Ours", status: "doing" }));
      expect(failure).toMatchObject({ tag: "conflict", current: theirs });
      expect(failure).toHaveProperty(
        "message",
        'Someone else changed this task in the meantime: name is "Theirs", you sent "Ours"; status is "Ready", you sent "Doing".',
      );
      expect(await given(store.get(String(id)))).toEqual(theirs);
    });

    it("should treat a change that is already stored as done, whatever its version", async () => {
      const { store } = await make();
      const { id } = await given(store.create({ name: "A" }));
      const changed = await given(store.update(id, { version: 1, name: "B" }));
      expect(await given(store.update(id, { version: 1, name: " B " }))).toEqual(changed);
    });

    it("should delete a task and restore it unchanged", async () => {
      const { store } = await make();
      const task = await given(store.create({ name: "Comes back", status: "todo" }));
      await given(store.remove(task.id));
      await given(store.remove(task.id));
      expect(await refusal(store.get(String(task.id)))).toMatchObject({ tag: "not-found" });
      expect(await refusal(store.update(task.id, { version: 2, name: "X" }))).toMatchObject({ tag: "not-found" });
      expect((await given(store.list(firstTasks))).count).toBe(0);
      const back = await given(store.restore(task.id));
      expect(back).toEqual({ ...task, version: 3 });
      expect(await given(store.restore(task.id))).toEqual(back);
      expect((await given(store.list(firstTasks))).results).toEqual([back]);
    });

    it("should report an unknown task as not found", async () => {
      const { store } = await make();
      const unknown = 999_999_999;
      for (const answer of [
        store.get(String(unknown)),
        store.get(`nothing_${unknown}`),
        store.update(unknown, { version: 1, name: "A" }),
        store.restore(unknown),
      ])
        expect(await refusal(answer)).toEqual({ tag: "not-found", message: "Task not found.", code: "no_task", values: {} });
      expect(await refusal(store.remove(unknown))).toEqual({ tag: "not-found", message: "Task not found.", code: "no_task", values: {} });
    });

    it("should filter by status, users, program and whether it is finished, and search all words in name and body", async () => {
      const { store, me, colleague } = await make();
      for (const { id } of taskStatuses) await given(store.create({ name: `Is ${id}`, status: id }));
      await given(store.create({ name: "Théirs", body: "Call the harbor office", assigned_to: [colleague], status: "todo" }));
      await given(store.create({ name: "Launch", program_class: "OrgLaunch", assigned_to: [me, colleague] }));
      const found = async (asked: Partial<TaskQuery>) =>
        names((await given(store.list({ ...firstTasks, sort: "created", ...asked }))).results);
      expect(await found({ status: ["ready", "done"] })).toEqual(["Is ready", "Is done"]);
      expect(await found({ assigned_to: colleague })).toEqual(["Théirs", "Launch"]);
      expect(await found({ program_class: "OrgLaunch" })).toEqual(["Launch"]);
      expect(await found({ hide_finished: true })).toEqual([
        "Is not_started",
        "Is planning",
        "Is todo",
        "Is doing",
        "Is reviewing",
        "Théirs",
        "Launch",
      ]);
      expect(await found({ hide_finished: true, status: ["done", "todo"], assigned_to: me })).toEqual(["Is todo"]);
      expect(await found({ search: "HARBOR theirs" })).toEqual(["Théirs"]);
      expect(await found({ search: "100%" })).toEqual([]);
      expect(await found({ search: "Is_done" })).toEqual([]);
    });

    it("should sort by name, status, creation and change, in both directions", async () => {
      const { store, wait } = await make();
      const made: Task[] = [];
      for (const [name, status] of [
        ["b", "done"],
        ["C", "todo"],
        ["á", "doing"],
      ] as const) {
        made.push(await given(store.create({ name, status })));
        wait(1);
      }
      const [first] = made;
      if (first !== undefined) await given(store.update(first.id, { version: 1, body: "changed" }));
      const inOrder = async (sort: TaskQuery["sort"]) => names((await given(store.list({ ...firstTasks, sort }))).results).join("");
      expect(await inOrder("name")).toBe("ábC");
      expect(await inOrder("-name")).toBe("Cbá");
      expect(await inOrder("status")).toBe("Cáb");
      expect(await inOrder("-status")).toBe("báC");
      expect(await inOrder("created")).toBe("bCá");
      expect(await inOrder("-created")).toBe("áCb");
      expect(await inOrder("updated")).toBe("Cáb");
      expect(await inOrder("-updated")).toBe("báC");
    });

    it("should page: every task once, in one order, with the total", async () => {
      const { store } = await make();
      for (const name of "abcdefg") await given(store.create({ name }));
      const pages = await Promise.all([1, 2, 3, 4].map((page) => given(store.list({ ...firstTasks, sort: "name", limit: 3, page }))));
      expect(pages.map(({ results }) => names(results).join(""))).toEqual(["abc", "def", "g", ""]);
      expect(pages.map(({ page, pages: all, count }) => [page, all, count])).toEqual([
        [1, 3, 7],
        [2, 3, 7],
        [3, 3, 7],
        [4, 3, 7],
      ]);
    });

    it("should return the data that a form needs", async () => {
      const { store } = await make();
      expect(await given(store.schema)).toEqual(taskSchema);
    });
  });
};
