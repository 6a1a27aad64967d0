import * as E from "fp-ts/lib/Either.js";
import type { ContactNotes } from "../../core/contacts/notes.port.ts";
import { invalid, notFound } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import { searchWords } from "../../core/kernel/search-words.rule.ts";
import { type ContactTasks, contactTaskLimits, type TasksOfContact } from "../../core/tasks/contact-tasks.port.ts";
import { matchesTaskSearch } from "../../core/tasks/task-search.rule.ts";
import { isTaskFinished } from "../../core/tasks/task-status.model.ts";
import type { Task } from "../../core/tasks/task.model.ts";
import { byLatest, cursorOf, isBehind, placeOfCursor } from "../../core/timeline/timeline-cursor.rule.ts";
import { type TimelineEntry, timelineFilters } from "../../core/timeline/timeline.model.ts";
import type { TimelineStore } from "../../core/timeline/timeline.port.ts";
import type { ContactStoreFake } from "./contact-store.fake.ts";
import type { TaskStoreFake } from "./task-store.fake.ts";

type Told = { readonly contacts: Pick<ContactStoreFake, "all">; readonly notes: ContactNotes; readonly tasks: Pick<TaskStoreFake, "all"> };

const isAbout =
  (contact: number) =>
  ({ related_records }: Task): boolean =>
    related_records.includes(`api/contacts@${contact}`);
const keyOf = (id: number): string => String(id).padStart(20, "0");

/** Timelines of contacts in memory, told of their notes and tasks. */
export const makeTimelineFake = ({ notes, tasks }: Told): TimelineStore => ({
  of:
    (contact, { only, before, limit }) =>
    async () => {
      const place = before === null ? null : placeOfCursor(before);
      if (before !== null && place === null) return E.left(invalid({ before: ["Give the `next` of an earlier page, or leave it out"] }));
      const known = await notes.of(contact)();
      if (E.isLeft(known)) return known;
      const all: readonly TimelineEntry[] = [
        ...known.right.map((note): TimelineEntry => ({ kind: "note", key: `note:${keyOf(note.id)}`, at: note.created_at, data: note })),
        ...tasks
          .all()
          .filter(isAbout(contact))
          .map(({ id, name, slug, status, created_at }): TimelineEntry => ({
            kind: "task",
            key: `task:${keyOf(id)}`,
            at: created_at,
            data: { id, name, slug, status, by: null },
          })),
      ];
      const wanted = all
        .filter(
          (entry) => (only.length === 0 || only.some((filter) => filter === entry.kind)) && (place === null || isBehind(entry, place)),
        )
        .toSorted(byLatest);
      const entries = wanted.slice(0, limit);
      const last = entries.at(-1);
      return E.right({ entries, next: wanted.length <= limit || last === undefined ? null : cursorOf(last), filters: timelineFilters });
    },
});

/** Tasks by the contacts of a store in memory. */
export const makeContactTasksFake = ({ contacts, tasks }: Omit<Told, "notes">): ContactTasks => {
  const byOpen = (a: Task, b: Task): number =>
    Number(isTaskFinished(a.status)) - Number(isTaskFinished(b.status)) || b.created_at - a.created_at || b.id - a.id;
  const of = ({ con_id, name, photo }: Omit<TasksOfContact, "tasks" | "count">, fits: (task: Task) => boolean): TasksOfContact => {
    const held = tasks
      .all()
      .filter((task) => isAbout(con_id)(task) && fits(task))
      .toSorted(byOpen);
    return { con_id, name, photo, tasks: held.slice(0, contactTaskLimits.tasks), count: held.length };
  };
  return {
    grouped:
      ({ page, search, hide_finished }) =>
      async () => {
        const words = searchWords(search);
        const fits = (task: Task): boolean => matchesTaskSearch(task, words) && !(hide_finished && isTaskFinished(task.status));
        const people = contacts.all().toSorted((a, b) => (`${a.last_name} ${a.first_name}` < `${b.last_name} ${b.first_name}` ? -1 : 1));
        const results = people.map((person) => of(person, fits)).filter(({ count }) => count > 0);
        const rows = contactTaskLimits.contacts;
        return E.right({
          results: results.slice((page - 1) * rows, page * rows),
          page,
          pages: pagesFor(results.length, rows),
          count: results.length,
        });
      },
    of: (contact) => async () => {
      const person = contacts.all().find(({ con_id }) => con_id === contact);
      return person === undefined ? E.left(notFound("Contact not found.")) : E.right(of(person, () => true));
    },
  };
};
