import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messagesOf } from "../../../core/kernel/failure.ts";
import { searchWords } from "../../../core/kernel/search-words.rule.ts";
import { changedKeys, relatedRecord } from "../../../core/tasks/related-record.model.ts";
import { makeTaskDrafts } from "../../../core/tasks/task-drafts.service.ts";
import { editableTask } from "../../../core/tasks/task-edit-fields.rule.ts";
import { conflictMessage } from "../../../core/tasks/task-edit.rule.ts";
import { blankTask } from "../../../core/tasks/task-form.model.ts";
import { isNarrowed, firstTasks, TaskSort, taskSortParts } from "../../../core/tasks/task-query.model.ts";
import { taskSchema } from "../../../core/tasks/task-schema.model.ts";
import { matchesTaskSearch } from "../../../core/tasks/task-search.rule.ts";
import { isTaskKey, taskSlug } from "../../../core/tasks/task-slug.rule.ts";
import { isTaskFinished, statusLabel, statusPlace, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import { longestTaskName, type TaskValues } from "../../../core/tasks/task-values.model.ts";
import { distinctLinks, normalTaskValues, taskProblems } from "../../../core/tasks/task-values.rule.ts";
import { maySeeTask } from "../../../core/tasks/task-visibility.rule.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { clashOf, mergeOf } from "../kernel/saver-merge.ts";
import { storedTask } from "./task-sample.ts";

const blank = blankTask(1);
const draft = { key: "", base: null, values: blank, sent: [], program_class: null, related: [] };

describe("statuses of tasks", () => {
  it("should be seven, in this order, under these names, and two of them finished [C3.47, A3.09]", () => {
    expect(taskStatuses).toEqual([
      { id: "not_started", label: "Not Started", isFinished: false },
      { id: "planning", label: "Planning", isFinished: false },
      { id: "todo", label: "To Do", isFinished: false },
      { id: "doing", label: "Doing", isFinished: false },
      { id: "reviewing", label: "Reviewing", isFinished: false },
      { id: "ready", label: "Ready", isFinished: true },
      { id: "done", label: "Done", isFinished: true },
    ]);
    expect(taskStatuses.map(({ id }) => statusPlace(id))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("should be finished when they are ready or done, and nothing else is [A4.03]", () => {
    expect(["ready", "done", "doing", "finished", "", null].map(isTaskFinished)).toEqual([true, true, false, false, false, false]);
  });
});

describe("the order of a list of tasks", () => {
  it("should be given by its name and reversed by a minus", () => {
    const sorts = Object.keys(TaskSort.keys).filter(TaskSort.is);
    expect(sorts.map(taskSortParts)).toEqual(sorts.map((sort) => ({ by: sort.replace("-", ""), isDescending: sort.startsWith("-") })));
  });
});

describe("the record that a key names", () => {
  it.each(["campaigns", "triggers", "contacts", "lessons"])("should be one of %s", (kind) =>
    expect(relatedRecord(`api/${kind}@12`)).toEqual({ kind, id: 12 }),
  );
  it.each(["api/users@12", "api/contacts@0", "contacts@12", ""])("should be none for %j", (key) => expect(relatedRecord(key)).toBeNull());
});

describe("drafts of tasks", () => {
  it("should be those of this device that are readable", () => {
    const storage = fakeStorage({ "task-draft:broken": "{", "task-draft:other": '{"key":1}', "note-typing:1": "{}" });
    const drafts = makeTaskDrafts(storage);
    expect(drafts.all()).toEqual([]);
    drafts.keep({ ...draft, key: "kept" });
    expect(drafts.all()).toEqual([{ ...draft, key: "kept" }]);
    drafts.drop("kept");
    expect(drafts.all()).toEqual([]);
  });
});

describe("values of a task", () => {
  it("should need a name and a status [A5.09]", () => {
    expect(messagesOf(taskProblems({ name: "", status: "" }))).toEqual({ name: ["Name is required"], status: ["Status is required"] });
    expect(messagesOf(taskProblems({ name: " \t", status: "someday" }))).toEqual({
      name: ["Name is required"],
      status: ["Status is invalid"],
    });
    expect(messagesOf(taskProblems({ name: "A", status: "done" }))).toEqual({});
    expect(taskSchema.fields.filter(({ required }) => required).map(({ key }) => key)).toEqual(["name", "status"]);
  });

  it("should keep the first of links to one place, in their order [A5.10]", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.webUrl({ withFragments: false, withQueryParameters: false }), {
          selector: (url) => url.toLowerCase().replace(/\/+$/, ""),
        }),
        fc.nat(),
        (urls, seed) => {
          const links = urls.map((value) => ({ type: "url", value }) as const);
          const again = links[seed % Math.max(1, links.length)];
          const doubled = again === undefined ? links : [...links, { ...again, value: ` ${again.value}#there ` }];
          expect(distinctLinks(doubled)).toEqual(links);
        },
      ),
    );
  });
});

describe("two changes to one task", () => {
  const of = editableTask(blank);
  const stored = (typed: TaskValues): Task => storedTask(typed);
  const values = fc.record({
    name: fc.constantFrom("A", "B", "C"),
    status: fc.constantFrom(...taskStatuses.map(({ id }) => id)),
    assigned_to: fc.constantFrom([1], [2], []),
    body: fc.constantFrom("", "x"),
    resources: fc.constant([]),
  });

  it("should not conflict in a field that only one of them changed", () => {
    fc.assert(fc.property(values, values, (base, ours) => void expect(clashOf(of, stored(base), ours, stored(base))).toEqual([])));
    fc.assert(fc.property(values, values, (base, theirs) => void expect(clashOf(of, stored(base), base, stored(theirs))).toEqual([])));
  });

  it("should be merged to ours where we changed something and theirs everywhere else", () => {
    fc.assert(fc.property(values, values, (base, theirs) => void expect(mergeOf(of, stored(base), base, stored(theirs))).toEqual(theirs)));
    fc.assert(fc.property(values, values, (base, ours) => void expect(mergeOf(of, stored(base), ours, stored(base))).toEqual(ours)));
  });

  it("should be distinguished by both values", () => {
    expect(conflictMessage({ ...blank, name: "Mine", status: "done" }, { ...blank, name: "x".repeat(90), status: "doing" })).toBe(
      `Someone else changed this task in the meantime: name is "${"x".repeat(80)}…", you sent "Mine"; status is "${statusLabel("doing")}", you sent "Done".`,
    );
  });
});

describe("slugs", () => {
  it("should be the cleaned name and the id", () => {
    expect(taskSlug(" Call: the Mayor! ", 12)).toBe("call__the_mayor__12");
  });

  it("should name a task whatever its name, and nothing else", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 100, unit: "grapheme" }).filter((name) => name.length <= 200),
        fc.integer({ min: 1, max: 1e14 }),
        (name, id) => void expect(isTaskKey(taskSlug(name, id))).toBe(true),
      ),
    );
    expect(isTaskKey(taskSlug("a".repeat(longestTaskName), 99_999_999))).toBe(true);
    for (const text of ["", "0", "schema", "a-b_1", "../x_1", "_0", "A_1"]) expect(isTaskKey(text)).toBe(false);
  });
});

describe("stored values of a task", () => {
  it("should have no outer white space, and no user or link twice", () => {
    const link = { type: "url", value: "https://harbor.example/notes" } as const;
    expect(normalTaskValues({ name: " Call ", assigned_to: [2, 1, 2], resources: [link, link] })).toMatchObject({
      _tag: "Right",
      right: { name: "Call", assigned_to: [2, 1], resources: [link] },
    });
  });
});

describe("related records", () => {
  it("should be named by kind and id [A3.08]", () => {
    expect(relatedRecord("api/campaigns@7")).toEqual({ kind: "campaigns", id: 7 });
    expect(relatedRecord("api/triggers@12")).toEqual({ kind: "triggers", id: 12 });
    for (const key of ["api/users@1", "campaigns@1", "api/campaigns@0", "api/campaigns@x", "api/campaigns@1 "])
      expect(relatedRecord(key)).toBeNull();
  });

  it("should be added last and once, and removed", () => {
    expect(changedKeys(["a", "b"], { add: ["c", "a", "c"], remove: ["b"] })).toEqual(["a", "c"]);
  });
});

describe("the users who see a task", () => {
  it("should be all, and a guest only when it is assigned to or created by them", () => {
    const task = { assigned_to: [2], created_by: 3 };
    for (const role of ["owner", "admin", "user"] as const) expect(maySeeTask({ role, user_id: 9 }, task)).toBe(true);
    expect([2, 3, 9].map((user_id) => maySeeTask({ role: "guest", user_id }, task))).toEqual([true, true, false]);
  });
});

describe("the search of tasks", () => {
  it("should find all words in any order, case and accent, in name and body", () => {
    const task = { name: "Film the Mooring lesson", body: "Pier 4, José" };
    expect(matchesTaskSearch(task, searchWords("jose MOORING"))).toBe(true);
    expect(matchesTaskSearch(task, searchWords("mooring knots"))).toBe(false);
    expect(searchWords("a b c d e f g h i j")).toHaveLength(8);
    expect(searchWords("  old\tpier ")).toEqual(["old", "pier"]);
  });

  it("should be distinguished from an unfiltered list", () => {
    expect(isNarrowed({ ...firstTasks, page: 4, sort: "name" })).toBe(false);
    for (const asked of [
      { search: "x" },
      { status: ["done" as const] },
      { assigned_to: 1 },
      { program_class: "OrgLaunch" },
      { hide_finished: true },
    ])
      expect(isNarrowed({ ...firstTasks, ...asked })).toBe(true);
  });
});
