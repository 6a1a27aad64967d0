import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, notFound } from "../../../core/kernel/failure.ts";
import { type Editable, plainFields, type SaverDraft } from "../../../core/kernel/saver.model.ts";
import { makeSaver } from "../../../core/kernel/saver.service.ts";
import type { Autosave, Saver } from "../../../core/kernel/saver.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";

export const noteFields = ["title", "body"] as const;
export type NoteField = (typeof noteFields)[number];
export type Values = { readonly title: string; readonly body: string };
export type Note = Values & { readonly id: number; readonly version: number };
export type NoteSaver = Saver<Note, Values, NoteField>;

/** A value that cannot be stored. */
export const invalidValue = "!";

export const valuesOf = ({ title, body }: Values): Values => ({ title, body });
/** Values as they are stored: without outer white space. */
export const stored = ({ title, body }: Values): Values => ({ title: title.trim(), body: body.trim() });
const isNote = (value: unknown): value is Note => typeof value === "object" && value !== null && "version" in value;

export const editable: Editable<Note, Values, NoteField> = {
  ...plainFields<Values, NoteField>(noteFields),
  blank: { title: "", body: "" },
  valuesOf,
  overlaid: (note, values) => ({ ...note, ...values }),
  normal: (typed) => (noteFields.some((field) => typed[field] === invalidValue) ? E.left({ title: ["Invalid"] }) : E.right(stored(typed))),
};

/**
 * What becomes of a request: done and answered, done with its answer lost or said to have failed, never arrived, refused for good, or done
 * or not when the page that asked is gone.
 */
export type Fate = "done" | "answer lost" | "done, said to have failed" | "never arrived" | "forbidden" | "done unheard" | "never heard of";

/** A server with one note, and the pages of one user that edit it; its requests wait until the test says what becomes of them. */
export const makeSaverWorld = (mode: { readonly after: number | null; readonly isPartial: boolean }) => {
  const connectivity = fakeConnectivity();
  let notes: readonly Note[] = [];
  let keys: ReadonlyMap<string, number> = new Map();
  let number = 0;
  let kept: SaverDraft<Note, Values> | null = null;
  let waiting: readonly ((fate: Fate) => void)[] = [];
  let mostAtOnce = 0;
  /** every value that was stored from here */
  const written: Values[] = [];
  /** every value that was on the screen, by field */
  const shown = new Set<string>();
  /** values of others that were replaced unseen */
  const unseen: string[] = [];
  let others: ReadonlySet<string> = new Set();

  const at = (id: number): Note | undefined => notes.find((note) => note.id === id);
  const write = (note: Note, change: Partial<Values>): Note => {
    const next = { ...note, ...change, version: note.version + 1 };
    for (const field of noteFields) {
      const before = `${field}:${note[field]}`;
      if (next[field] !== note[field] && others.has(before) && !shown.has(before)) unseen.push(before);
    }
    notes = notes.map((one) => (one.id === note.id ? next : one));
    written.push(valuesOf(next));
    return next;
  };
  const create = (key: string, values: Values): E.Either<Failure, Note> => {
    const known = at(keys.get(key) ?? 0);
    if (known !== undefined) return E.right(known);
    const note = { ...values, id: notes.length + 1, version: 1 };
    keys = new Map([...keys, [key, note.id]]);
    notes = [...notes, note];
    written.push(values);
    return E.right(note);
  };
  const update = (id: number, version: number, change: Partial<Values>): E.Either<Failure, Note> => {
    const note = at(id);
    if (note === undefined) return E.left(notFound("Gone."));
    if (note.version !== version) return E.left(conflict("Changed meanwhile.", note));
    return E.right(noteFields.every((field) => change[field] === undefined || change[field] === note[field]) ? note : write(note, change));
  };
  const send = (command: () => E.Either<Failure, Note>) => (): Promise<E.Either<Failure, Note>> =>
    new Promise((resolve) => {
      const settle = (fate: Fate): void => {
        waiting = waiting.filter((one) => one !== settle);
        const isDone = fate.startsWith("done") || fate === "answer lost";
        const answer: E.Either<Failure, Note> = isDone
          ? command()
          : E.left(fate === "forbidden" ? { tag: "forbidden", message: "Not allowed." } : { tag: "offline" });
        if (fate === "done" || fate === "never arrived" || fate === "forbidden") resolve(answer);
        if (fate === "answer lost") resolve(E.left({ tag: "timeout" }));
        if (fate === "done, said to have failed") resolve(E.left({ tag: "server", message: "Failed.", requestId: null }));
      };
      waiting = [...waiting, settle];
      mostAtOnce = Math.max(mostAtOnce, waiting.length);
    });
  const auto: Autosave | undefined = mode.after === null ? undefined : { connectivity, after: mode.after, retryAfter: 5_000 };
  const newKey = (): string => `key-${(number += 1)}`;
  /** The saver of a page that is loaded now. */
  const load = (): NoteSaver => {
    const note = notes.at(-1) ?? null;
    const saver = makeSaver<Note, Values, NoteField>({
      of: editable,
      start: kept ?? { key: newKey(), base: note, typed: note === null ? editable.blank : valuesOf(note), sent: [] },
      send: ({ key, base, values, fields }) =>
        send(() =>
          base === null
            ? create(key, values)
            : update(base.id, base.version, mode.isPartial ? Object.fromEntries(fields.map((field) => [field, values[field]])) : values),
        ),
      read: isNote,
      keep: (draft) => void (kept = draft),
      newKey,
      isOwn: ({ title }, sent) => title !== "Somebody else's" || sent.some((values) => values.title === title),
      ...(auto === undefined ? {} : { auto }),
    });
    saver.state$.subscribe(({ typed, clash }) => {
      for (const field of noteFields) {
        shown.add(`${field}:${typed[field].trim()}`);
        if (clash !== null && clash.fields.includes(field)) shown.add(`${field}:${clash.theirs[field]}`);
      }
    });
    return saver;
  };
  return {
    connectivity,
    load,
    create,
    written,
    unseen,
    newKey,
    kept: () => kept,
    notes: () => notes,
    waiting: () => waiting.length,
    mostAtOnce: () => mostAtOnce,
    /** Another user's change. */
    change: (field: NoteField, value: string): void => {
      const note = notes.at(-1);
      if (note === undefined || note[field] === value) return;
      others = new Set([...others, `${field}:${value}`]);
      notes = notes.map((one) => (one.id === note.id ? { ...note, [field]: value, version: note.version + 1 } : one));
    },
    answer: (fate: Fate = "done"): void => waiting[0]?.(fate),
  };
};
export type SaverWorld = ReturnType<typeof makeSaverWorld>;
