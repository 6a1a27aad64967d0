import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstTasks, TaskSort } from "../../../core/tasks/task-query.model.ts";
import { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import { navigationEntries } from "../../../ui/staff/frame/navigation-entries.ts";
import { hrefOfPage } from "../../../ui/staff/named-page.ts";
import { placeOf } from "../../../ui/staff/staff-route.ts";
import { staffRoutes } from "../../../ui/staff/staff-routes.ts";
import { addressOfFilters, queryOfAddress, taskHref } from "../../../ui/staff/tasks/list-address.ts";
import { relatedHref } from "../../../ui/staff/tasks/related-href.ts";
import { olivia } from "../../fakes/accounts.fake.ts";

describe("the place of the tasks", () => {
  it("should be in the More menu for everybody, also while a task is open over them", () => {
    const guest = { ...olivia, role: "guest" as const, owner: false, flags: [], features: [] };
    for (const [path, isCurrent] of [
      ["/ui/tasks", true],
      ["/ui/tasks/film_it_7", true],
      ["/ui/", false],
    ] as const)
      expect(navigationEntries(guest, staffRoutes, path, false).more).toContainEqual({
        id: "tasks",
        label: "Tasks",
        href: "/ui/tasks",
        isCurrent,
      });
  });

  it("should be the task list with and without an open task, and no other page", () => {
    const tasks = staffRoutes.find(({ name }) => name === "tasks");
    expect(placeOf(tasks, "/ui/tasks/film_it_7")).toBe(placeOf(tasks, "/ui/tasks"));
    expect(placeOf({ path: "/contacts/$id", flags: [], load: () => Promise.resolve(() => null) }, "/ui/contacts/7")).toBe("/ui/contacts/7");
    expect(placeOf(undefined, "/ui/x")).toBe("/ui/x");
  });
});

describe("the address of the tasks", () => {
  it("should be known by the name tasks, with and without the task that is open [A2.12, B2.24]", () => {
    expect(hrefOfPage("tasks", {})).toBe("/ui/tasks");
    expect(hrefOfPage("tasks", { slug: "film_it_7" })).toBe("/ui/tasks/film_it_7");
    expect(hrefOfPage("no-such-page", {})).toBeNull();
  });

  it("should lead from a task to the contact or lesson that it is about, and nowhere while what it is about has no page", () => {
    const about = (related_record_key: string) => ({ related_record_key, title: "Lena", id: 7, trigger_type: null, campaign_id: null });
    expect(relatedHref(about("api/contacts@7"))).toBe("/ui/contacts/7");
    expect(relatedHref(about("api/lessons@7"))).toBe("/ui/lessons/edit/7");
    expect(relatedHref(about("api/campaigns@7"))).toBeNull();
    expect(relatedHref(null)).toBeNull();
  });

  it("should say program, filters, order, page and search [A2.12]", () => {
    expect(queryOfAddress({ program_class: "OrgLaunch" })).toEqual({ ...firstTasks, program_class: "OrgLaunch" });
    expect(
      queryOfAddress({ status: "doing,todo", assigned_to: "3", hide_finished: "true", sort: "-name", page: "2", search: "pier" }),
    ).toEqual({ ...firstTasks, status: ["doing", "todo"], assigned_to: 3, hide_finished: true, sort: "-name", page: 2, search: "pier" });
    expect(queryOfAddress({})).toEqual(firstTasks);
  });

  it.each([
    { page: "0" },
    { page: "x" },
    { page: "99999999" },
    { sort: "password" },
    { assigned_to: "me" },
    { assigned_to: "-1" },
    { status: "paused,,x" },
    { program_class: "" },
    { hide_finished: "maybe" },
  ])("should mean nothing by %j", (query) => {
    expect(queryOfAddress(query)).toEqual(firstTasks);
  });

  it("should ignore invalid parameters, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("page", "sort", "search", "status", "assigned_to", "program_class", "hide_finished"), fc.string()),
        (query) => {
          const read = queryOfAddress(query);
          expect(read.status.every(TaskStatus.is)).toBe(true);
          expect(TaskSort.is(read.sort)).toBe(true);
          expect(read.search.length).toBeLessThanOrEqual(200);
        },
      ),
    );
  });

  it("should give back the filters that were written into it", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...Object.keys(TaskStatus.keys).filter(TaskStatus.is))),
        fc.option(fc.integer({ min: 1 })),
        fc.constantFrom("", "OrgLaunch", "a&b=c"),
        fc.boolean(),
        (status, assigned_to, program_class, hide_finished) => {
          const written = Object.entries(addressOfFilters({ status, assigned_to, program_class, hide_finished })).flatMap(([name, value]) =>
            value === null ? [] : [[name, value]],
          );
          const read = queryOfAddress(Object.fromEntries(new URLSearchParams(new URLSearchParams(written).toString())));
          expect(read).toMatchObject({ status, assigned_to, program_class: program_class === "" ? null : program_class, hide_finished });
        },
      ),
    );
  });

  it("should lead to a task and keep the list's question", () => {
    expect(taskHref("film_it_7", "?view=board")).toBe("/ui/tasks/film_it_7?view=board");
  });
});
