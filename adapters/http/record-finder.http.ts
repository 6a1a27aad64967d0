import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { firstFiles } from "../../core/files/file-query.model.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { folded } from "../../core/kernel/folded.ts";
import type { FoundRecord, RecordFinder } from "../../core/permissions/permissions.port.ts";
import type { TracedRecordKind } from "../../core/permissions/traced-record.model.ts";
import { firstTasks } from "../../core/tasks/task-query.model.ts";
import { campaigns } from "../contract/campaigns.contract.ts";
import { contacts } from "../contract/contacts.contract.ts";
import { fileFolders } from "../contract/file-folders.contract.ts";
import { files } from "../contract/files.contract.ts";
import { groups } from "../contract/groups.contract.ts";
import { lessonFolders } from "../contract/lesson-folders.contract.ts";
import { lessons } from "../contract/lessons.contract.ts";
import { tasks } from "../contract/tasks.contract.ts";
import { type Caller, none } from "./caller.ts";

const mostFound = 25;
const smallFolders = { schema: "small", deleted: false } as const;

type Named = { readonly id: unknown; readonly name: string; readonly note?: string };
type Find = (text: string) => TE.TaskEither<Failure, readonly Named[]>;

/** Records with a number for an id, since those of the product have none. */
const own = (found: readonly Named[]): readonly FoundRecord[] =>
  found.flatMap(({ id, name, note = "" }) => (typeof id === "number" ? [{ id, name, note }] : [])).slice(0, mostFound);

/** Those whose name contains a text, of calls that list all. */
const containing =
  (text: string) =>
  (all: readonly Named[]): readonly Named[] =>
    all.filter(({ name }) => folded(name).includes(folded(text)));

/** Records by the calls that list them, as the caller sees them. */
export const makeRecordFinder = (call: Caller): RecordFinder => {
  const finds: Readonly<Record<TracedRecordKind, Find>> = {
    contact: (search) =>
      pipe(
        call(contacts.names, { ...none, query: { search } }),
        TE.map((found) => found.map(({ con_id: id, name, info }) => ({ id, name, note: info ?? "" }))),
      ),
    group: (text) =>
      pipe(
        call(groups.list, none),
        TE.map(({ groups: all }) => containing(text)(all.map(({ id, name }) => ({ id, name })))),
      ),
    campaign: (text) =>
      pipe(
        call(campaigns.list, none),
        TE.map((all) => containing(text)(all.map(({ id, name }) => ({ id, name })))),
      ),
    lesson: (query) => call(lessons.search, { ...none, query: { query, folder_id: null, deleted: false } }),
    lesson_folder: (text) => pipe(call(lessonFolders.list, { ...none, query: smallFolders }), TE.map(containing(text))),
    file: (search) =>
      pipe(
        call(files.list, { ...none, query: { ...firstFiles, search, all: true } }),
        TE.map(({ results }) => results.map(({ id, filename: name }) => ({ id, name }))),
      ),
    file_folder: (text) => pipe(call(fileFolders.list, { ...none, query: { deleted: false } }), TE.map(containing(text))),
    task: (search) =>
      pipe(
        call(tasks.list, { ...none, query: { ...firstTasks, search } }),
        TE.map(({ results }) => results),
      ),
  };
  return { find: (kind, text) => pipe(finds[kind](text.trim()), TE.map(own)) };
};
