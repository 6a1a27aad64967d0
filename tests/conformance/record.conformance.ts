import { describe, expect, it } from "vitest";
import type { ContactStore } from "../../core/contacts/contacts.port.ts";
import type { ContactNotes } from "../../core/contacts/notes.port.ts";
import type { ContactTasks } from "../../core/tasks/contact-tasks.port.ts";
import type { TaskStore } from "../../core/tasks/tasks.port.ts";
import type { TimelineEntry, TimelinePage } from "../../core/timeline/timeline.model.ts";
import { latestEntries, type TimelineStore } from "../../core/timeline/timeline.port.ts";
import { given, refusal } from "./answer-of.ts";

export type RecordBench = {
  readonly contacts: Pick<ContactStore, "create">;
  readonly notes: ContactNotes;
  readonly tasks: TaskStore;
  readonly timeline: TimelineStore;
  readonly contactTasks: ContactTasks;
  readonly wait: (seconds: number) => void;
};

const unknown = 999_999_999;
const about = (contact: number) => ({ related_records: { add: [`api/contacts@${contact}`] } });

const whole = async (timeline: TimelineStore, contact: number, limit: number): Promise<readonly TimelineEntry[]> => {
  const told: TimelineEntry[] = [];
  let before: string | null = null;
  for (let page = 0; page < 50; page += 1) {
    const { entries, next }: TimelinePage = await given(timeline.of(contact, { only: [], before, limit }));
    told.push(...entries);
    if (next === null) return told;
    before = next;
  }
  throw new Error("The timeline has no end.");
};

/**
 * What every store tells of one contact.
 * @param make gives an organisation without contacts
 */
export const recordConformance = (label: string, make: () => Promise<RecordBench>): void => {
  describe(`Timelines of ${label}`, () => {
    it("should list notes and tasks of one contact and no other, newest first", async () => {
      const { contacts, notes, tasks, timeline, wait } = await make();
      const [ada, bob] = [await given(contacts.create({ first_name: "Ada" })), await given(contacts.create({ first_name: "Bob" }))];
      const note = await given(notes.add(ada.con_id, "<b>Called</b> 👩🏽‍🚀 مرحبا"));
      await given(notes.add(bob.con_id, "Somebody else"));
      wait(5);
      const task = await given(tasks.create({ name: "Send the list", ...about(ada.con_id) }));
      await given(tasks.create({ name: "Not about anybody" }));
      const { entries, next, filters } = await given(timeline.of(ada.con_id, latestEntries));
      expect(next).toBeNull();
      expect(filters).toEqual(["note", "task", "conversation", "message", "activity"]);
      expect(entries).toMatchObject([
        { kind: "task", at: task.created_at, data: { id: task.id, name: "Send the list", slug: task.slug, status: "not_started" } },
        { kind: "note", at: note.created_at, data: { id: note.id, body: "<b>Called</b> 👩🏽‍🚀 مرحبا", version: 1 } },
      ]);
    });

    it("should be paged, each entry once, even with many in one second", async () => {
      const { contacts, notes, tasks, timeline, wait } = await make();
      const { con_id } = await given(contacts.create({ first_name: "Ada" }));
      for (let n = 0; n < 7; n += 1) {
        await given(notes.add(con_id, `Note ${n}`));
        await given(tasks.create({ name: `Task ${n}`, ...about(con_id) }));
        if (n % 3 === 0) wait(1);
      }
      const all = await whole(timeline, con_id, 100);
      expect(all).toHaveLength(14);
      expect(new Set(all.map(({ key }) => key)).size).toBe(14);
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a));
      for (const limit of [1, 3, 4]) expect(await whole(timeline, con_id, limit)).toEqual(all);
    });

    it("should continue after a page, although there are new entries", async () => {
      const { contacts, notes, timeline, wait } = await make();
      const { con_id } = await given(contacts.create({ first_name: "Ada" }));
      for (const body of ["one", "two", "three"]) {
        await given(notes.add(con_id, body));
        wait(1);
      }
      const first = await given(timeline.of(con_id, { only: [], before: null, limit: 2 }));
      await given(notes.add(con_id, "four"));
      const second = await given(timeline.of(con_id, { only: [], before: first.next, limit: 2 }));
      expect(second).toMatchObject({ next: null, entries: [{ data: { body: "one" } }] });
    });

    it("should be filtered by kind, and omit a deleted note until it is restored", async () => {
      const { contacts, notes, tasks, timeline } = await make();
      const { con_id } = await given(contacts.create({ first_name: "Ada" }));
      const note = await given(notes.add(con_id, "x"));
      await given(tasks.create({ name: "y", ...about(con_id) }));
      const kinds = async (only: readonly ("note" | "task" | "message")[]) =>
        (await given(timeline.of(con_id, { only, before: null, limit: 25 }))).entries.map(({ kind }) => kind);
      expect(await kinds(["note"])).toEqual(["note"]);
      expect(await kinds(["task", "message"])).toEqual(["task"]);
      expect(await kinds(["message"])).toEqual([]);
      await given(notes.remove(note.id));
      expect(await kinds([])).toEqual(["task"]);
      await given(notes.restore(note.id));
      expect((await kinds([])).toSorted()).toEqual(["note", "task"]);
    });

    it("should refuse an unknown contact, and an invalid cursor", async () => {
      const { contacts, timeline } = await make();
      const { con_id } = await given(contacts.create({ first_name: "Ada" }));
      expect(await refusal(timeline.of(unknown, latestEntries))).toMatchObject({ tag: "not-found" });
      for (const before of ["", "yesterday", "1.note", "1.note:1'--"])
        expect(await refusal(timeline.of(con_id, { ...latestEntries, before }))).toMatchObject({
          tag: "invalid",
          errors: { before: [expect.any(String)] },
        });
    });
  });

  describe(`Tasks by contact of ${label}`, () => {
    it("should be grouped by contact in the order of names, open ones first, without tasks about no contact [M50]", async () => {
      const { contacts, tasks, contactTasks, wait } = await make();
      const [zoe, ada] = [
        await given(contacts.create({ first_name: "Zoe", last_name: "Zola" })),
        await given(contacts.create({ first_name: "Ada", last_name: "Abel" })),
      ];
      const first = await given(tasks.create({ name: "First", ...about(ada.con_id) }));
      wait(1);
      const both = await given(
        tasks.create({ name: "Both", related_records: { add: [`api/contacts@${ada.con_id}`, `api/contacts@${zoe.con_id}`] } }),
      );
      await given(tasks.create({ name: "About nobody" }));
      wait(1);
      const done = await given(tasks.create({ name: "Done", status: "done", ...about(ada.con_id) }));
      const every = await given(contactTasks.grouped({ page: 1, search: "", hide_finished: false }));
      expect(every).toMatchObject({ page: 1, pages: 1, count: 2 });
      expect(every.results.map(({ con_id, count, tasks: held }) => [con_id, count, held.map(({ id }) => id)])).toEqual([
        [ada.con_id, 3, [both.id, first.id, done.id]],
        [zoe.con_id, 1, [both.id]],
      ]);
      const open = await given(contactTasks.grouped({ page: 1, search: "", hide_finished: true }));
      expect(open.results.map(({ tasks: held }) => held.map(({ id }) => id))).toEqual([[both.id, first.id], [both.id]]);
      expect((await given(contactTasks.grouped({ page: 1, search: "fir", hide_finished: false }))).results).toMatchObject([
        { con_id: ada.con_id, count: 1, tasks: [first] },
      ]);
      expect((await given(contactTasks.grouped({ page: 1, search: "100%", hide_finished: false }))).results).toEqual([]);
    });

    it("should be listed for one contact, follow changes of a task, and refuse an unknown contact", async () => {
      const { contacts, tasks, contactTasks } = await make();
      const { con_id } = await given(contacts.create({ first_name: "Ada" }));
      expect(await given(contactTasks.of(con_id))).toMatchObject({ con_id, name: "Ada", tasks: [], count: 0 });
      const task = await given(tasks.create({ name: "Call", ...about(con_id) }));
      expect(await given(contactTasks.of(con_id))).toMatchObject({ tasks: [task], count: 1 });
      await given(tasks.remove(task.id));
      expect((await given(contactTasks.of(con_id))).tasks).toEqual([]);
      await given(tasks.restore(task.id));
      await given(tasks.update(task.id, { version: task.version + 2, related_records: { remove: [`api/contacts@${con_id}`] } }));
      expect((await given(contactTasks.of(con_id))).tasks).toEqual([]);
      expect(await refusal(contactTasks.of(unknown))).toMatchObject({ tag: "not-found" });
    });
  });
};
