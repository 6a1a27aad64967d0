import { pathOfAddress } from "../access/page-of-address.rule.ts";
import { type TracedRecord, type TracedRecordKind, tracedRecordKinds } from "./traced-record.model.ts";

/** The address of the page at which staff meet a record; `*` is its id. */
const places = {
  contact: "/contacts/*",
  group: "/groups/edit/*",
  campaign: "/campaigns/*",
  lesson: "/lessons/edit/*",
  lesson_folder: "/lessons/folder/*",
  file: "/files?file=*",
  file_folder: "/files/folders/*",
  task: "/tasks/*",
} as const satisfies Readonly<Record<TracedRecordKind, string>>;

/** The address of a record below /ui. */
export const recordPath = ({ kind, id }: TracedRecord): string => places[kind].replace("*", `${id}`);

/** An address below /ui of this or any other server, without what leads to /ui. */
export const addressBelowUi = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\/[^/]+/i, "")
    .replace(/^\/ui(?=[/?#]|$)/, "") || "/";

const idIn = (address: string, kind: TracedRecordKind): number | null => {
  const [before = ""] = places[kind].split("*");
  const path = before.includes("?") ? address : `${pathOfAddress(address)}/`;
  // A slug of a task ends with its id.
  const slug = kind === "task" ? "(?:[a-z0-9_]*_)?" : "";
  const escaped = before.replaceAll("?", String.raw`(?:\?|\?[^#]*&)`);
  const found = new RegExp(`^${escaped}${slug}([1-9][0-9]{0,14})(?:[/&#]|$)`).exec(path);
  return found === null ? null : Number(found[1]);
};

/** The record at an address of the application; null where a page of no single record is. */
export const recordOfAddress = (address: string): TracedRecord | null => {
  const path = addressBelowUi(address);
  for (const kind of tracedRecordKinds) {
    const id = idIn(path, kind);
    if (id !== null) return { kind, id };
  }
  return null;
};
