import type { BulkAction } from "../../../../core/bulk/bulk-action.model.ts";
import { type BulkCounts, type BulkUndo, noBulkCounts } from "../../../../core/bulk/bulk-run.model.ts";
import { noon } from "../harness.ts";

/** A contact of the model; since when it is archived, blocked or in the bin. */
export type Modelled = {
  first_name: string;
  tags: readonly string[];
  colour: string | null;
  archived: number | null;
  blocked: number | null;
  deleted: number | null;
};

/** What the model remembers of a run: of each contact it changed, which value and what stood there before and after. */
export type ModelRun = {
  readonly total: number;
  readonly counts: BulkCounts;
  readonly changed: ReadonlyMap<number, { readonly key: keyof Modelled; readonly before: unknown; readonly after: unknown }>;
};

/** The actions of the model: each changes one value of a contact by itself. */
export const modelActions: readonly BulkAction[] = [
  { do: "set", field: "first_name", value: "Zoe" },
  { do: "set", field: "first_name", value: "Max" },
  { do: "add", field: "tags", value: ["vip"] },
  { do: "remove", field: "tags", value: ["vip"] },
  { do: "clear", field: "tags" },
  { do: "set", field: "fields.colour", value: "red" },
  { do: "set", field: "fields.colour", value: "blue" },
  { do: "clear", field: "fields.colour" },
  { do: "archive" },
  { do: "unarchive" },
  { do: "block" },
  { do: "unblock" },
  { do: "delete" },
  { do: "restore" },
];

const wanted = (action: BulkAction, contact: Modelled): { readonly key: keyof Modelled; readonly value: unknown } => {
  switch (action.do) {
    case "set":
      return { key: action.field === "first_name" ? "first_name" : "colour", value: action.value };
    case "clear":
      return action.field === "tags" ? { key: "tags", value: [] } : { key: "colour", value: null };
    case "add":
      return { key: "tags", value: [...contact.tags.filter((tag) => tag !== "vip"), "vip"].toSorted() };
    case "remove":
      return { key: "tags", value: contact.tags.filter((tag) => tag !== "vip") };
    case "archive":
    case "unarchive":
      return { key: "archived", value: action.do === "archive" ? (contact.archived ?? noon) : null };
    case "block":
    case "unblock":
      return { key: "blocked", value: action.do === "block" ? (contact.blocked ?? noon) : null };
    case "delete":
    case "restore":
      return { key: "deleted", value: action.do === "delete" ? (contact.deleted ?? noon) : null };
  }
};

const put = (contact: Modelled, key: keyof Modelled, value: unknown): void => {
  Object.assign(contact, { [key]: value });
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Does an action to some contacts of the model. */
export const modelRun = (world: ReadonlyMap<number, Modelled>, action: BulkAction, ids: readonly number[]): ModelRun => {
  const counts = { ...noBulkCounts };
  const changed = new Map<number, { key: keyof Modelled; before: unknown; after: unknown }>();
  for (const id of ids) {
    const contact = world.get(id);
    if (contact === undefined || (contact.deleted !== null && action.do !== "restore")) {
      counts.skipped += 1;
      continue;
    }
    const { key, value } = wanted(action, contact);
    if (same(contact[key], value)) {
      counts.same += 1;
      continue;
    }
    changed.set(id, { key, before: contact[key], after: value });
    put(contact, key, value);
    counts.changed += 1;
  }
  return { total: ids.length, counts, changed };
};

/** Takes a run of the model back. */
export const modelUndo = (world: ReadonlyMap<number, Modelled>, { changed }: ModelRun): BulkUndo => {
  const undo = { reversed: 0, kept: 0, impossible: 0 };
  for (const [id, { key, before, after }] of changed) {
    const contact = world.get(id);
    if (contact === undefined || (contact.deleted !== null && key !== "deleted")) undo.impossible += 1;
    else if (!same(contact[key], after)) undo.kept += 1;
    else {
      put(contact, key, before);
      undo.reversed += 1;
    }
  }
  return undo;
};
