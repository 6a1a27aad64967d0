import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { contactFields, fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import { draftOf } from "../../../core/groups/filter-draft.rule.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { makeGroupEditor } from "../../../core/groups/group-editing.service.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import type { GroupStore } from "../../../core/groups/groups.port.ts";
import { conflict, notFound } from "../../../core/kernel/failure.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const vip = { $and: [{ tags: { $overlaps: ["vip"] } }] };
const words: GroupVocabulary = { fields: contactFields, campaigns: [], lessons: [], trackers: [], people: [], teams: [], timezone: "UTC" };
const types = fieldTypesOf(contactFields);
const stored: Group = {
  id: 7,
  name: "VIPs",
  filters: vip,
  folder_id: null,
  share_to: { users: [], teams: [], all: false },
  view: "grid",
  order: 0,
  user_id: 1,
  count: 3,
  broken: null,
  redacted: false,
  editable: true,
  version: 2,
  created_at: 0,
  updated_at: 0,
};
const refused = TE.left(notFound("Not asked for here."));

/** An editor over a store that counts every filter as nine, and what was asked of it. */
const setUp = (change: Partial<GroupStore> = {}) => {
  const asked: unknown[] = [];
  const saved: unknown[] = [];
  const storage = fakeStorage();
  const scheduler = new VirtualTimeScheduler();
  const none = () => refused;
  const store: GroupStore = {
    list: none,
    search: none,
    remove: none,
    restore: none,
    order: none,
    createFolder: none,
    renameFolder: none,
    removeFolder: none,
    orderFolders: none,
    members: none,
    explain: none,
    ofContact: none,
    get: () => TE.right(stored),
    vocabulary: () => TE.right(words),
    count: (filters) => {
      asked.push(filters);
      return TE.right({ count: 9 });
    },
    preview: () => TE.right({ count: 9, added: 8, removed: 2, joining: [], leaving: [] }),
    create: (group) => {
      saved.push(group);
      return TE.right({ ...stored, name: group.name });
    },
    update: (_, values) => {
      saved.push(values);
      return TE.right({ ...stored, version: 3 });
    },
    ...change,
  };
  const make = () => makeGroupEditor({ store, storage, scheduler });
  /** Lets the pause after typing pass, and what was asked then answer. */
  const pause = async (): Promise<void> => {
    scheduler.flush();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { editor: make(), make, asked, saved, pause };
};

describe("the editor of a group", () => {
  it("should count a filter once typing pauses, and no incomplete one", async () => {
    const { editor, asked, pause } = setUp();
    await editor.open(null)();
    await pause();
    editor.edit({ draft: draftOf({ tags: { $overlaps: [] } }, types) });
    await pause();
    expect(editor.latest().problem).toEqual({ error: "The list is empty.", path: "$and.0.tags.$overlaps" });
    editor.edit({ draft: draftOf({ tags: { $overlaps: ["vi"] } }, types) });
    editor.edit({ draft: draftOf(vip, types) });
    await pause();
    expect(asked).toEqual([{ $and: [] }, vip]);
    expect(editor.latest()).toMatchObject({ problem: null, count: { tag: "loaded", value: 9 } });
  });

  it("should never show the count of an earlier filter as that of a later one", async () => {
    const answers: ((count: number) => void)[] = [];
    const { editor, pause } = setUp({ count: () => () => new Promise((resolve) => answers.push((count) => resolve(E.right({ count })))) });
    await editor.open(null)();
    await pause();
    editor.edit({ draft: draftOf(vip, types) });
    answers[0]?.(240);
    await Promise.resolve();
    await Promise.resolve();
    expect(editor.latest().count.tag).toBe("loading");
    await pause();
    answers[1]?.(9);
    await Promise.resolve();
    await Promise.resolve();
    expect(editor.latest().count).toEqual({ tag: "loaded", value: 9 });
  });

  it("should keep the draft on the device until it is saved, and delete it when it is discarded", async () => {
    const { editor, make } = setUp();
    await editor.open(7)();
    editor.edit({ name: "Better name" });
    const again = make();
    await again.open(7)();
    expect(again.latest()).toMatchObject({ isDirty: true, form: { name: "Better name" } });
    again.discard();
    expect(again.latest()).toMatchObject({ isDirty: false, form: { name: "VIPs" } });
    const fresh = make();
    await fresh.open(7)();
    expect(fresh.latest()).toMatchObject({ isDirty: false, form: { name: "VIPs" } });
  });

  it("should save a new group and the version that a change was made on", async () => {
    const { editor, saved } = setUp();
    await editor.open(null)();
    editor.edit({ name: " New ", draft: draftOf(vip, types) });
    expect(E.isRight(await editor.save())).toBe(true);
    await editor.open(7)();
    editor.edit({ name: "Other" });
    await editor.save();
    expect(saved).toMatchObject([
      { name: "New", filters: vip },
      { name: "Other", version: 2, filters: vip },
    ]);
    expect(editor.latest()).toMatchObject({ isDirty: false, group: { version: 3 } });
  });

  /** A store that another user has changed: it takes the change of the newest version only. */
  const changedBy = (theirs: Group) => {
    const taken: unknown[] = [];
    const update: GroupStore["update"] = (_, values) => {
      if (values.version !== theirs.version) return TE.left(conflict("Someone else changed this group in the meantime.", theirs));
      taken.push(values);
      return TE.right({ ...theirs, name: values.name ?? theirs.name, folder_id: values.folder_id ?? null, version: theirs.version + 1 });
    };
    return { taken, ...setUp({ update }) };
  };

  it("should save changes made here over another user's changes of other fields", async () => {
    const { editor, taken } = changedBy({ ...stored, folder_id: 4, version: 5 });
    await editor.open(7)();
    editor.edit({ name: "Mine" });
    expect(E.isRight(await editor.save())).toBe(true);
    expect(taken).toMatchObject([{ name: "Mine", folder_id: 4, version: 5 }]);
    expect(editor.latest()).toMatchObject({ isDirty: false, clash: null, group: { version: 6 } });
  });

  it("should show both values if both changed the same field, and store neither by itself", async () => {
    const { editor, taken } = changedBy({ ...stored, name: "Theirs", folder_id: 4, version: 5 });
    await editor.open(7)();
    editor.edit({ name: "Mine" });
    await editor.save();
    expect(taken).toEqual([]);
    expect(editor.latest()).toMatchObject({
      failure: { tag: "conflict" },
      form: { name: "Mine" },
      isDirty: true,
      clash: { fields: ["name"], mine: { name: "Mine" }, theirs: { name: "Theirs" } },
    });
  });

  it("should store the value typed here when that is chosen, with the other user's further changes", async () => {
    const { editor, taken } = changedBy({ ...stored, name: "Theirs", folder_id: 4, version: 5 });
    await editor.open(7)();
    editor.edit({ name: "Mine" });
    await editor.save();
    await editor.keepMine();
    expect(taken).toMatchObject([{ name: "Mine", folder_id: 4, version: 5 }]);
    expect(editor.latest()).toMatchObject({ clash: null, isDirty: false });
  });

  it("should use the stored value when that is chosen, and keep edits of other fields", async () => {
    const { editor, taken, make } = changedBy({ ...stored, name: "Theirs", version: 5 });
    await editor.open(7)();
    editor.edit({ name: "Mine", folder_id: 9 });
    await editor.save();
    editor.takeTheirs();
    expect(editor.latest()).toMatchObject({ clash: null, isDirty: true, form: { name: "Theirs", folder_id: 9 }, group: { version: 5 } });
    const again = make();
    await again.open(7)();
    expect(again.latest()).toMatchObject({ form: { name: "Theirs", folder_id: 9 } });
    await editor.save();
    expect(taken).toMatchObject([{ name: "Theirs", folder_id: 9, version: 5 }]);
  });

  it("should continue with a postponed conflict and show it again on saving", async () => {
    const { editor } = changedBy({ ...stored, name: "Theirs", version: 5 });
    await editor.open(7)();
    editor.edit({ name: "Mine" });
    await editor.save();
    editor.setAside();
    expect(editor.latest()).toMatchObject({ clash: null, form: { name: "Mine" }, isDirty: true });
    await editor.save();
    expect(editor.latest().clash).toMatchObject({ fields: ["name"] });
    editor.discard();
    expect(editor.latest()).toMatchObject({ clash: null, isDirty: false });
  });

  it("should show both values after a page load too, though the stored group is reloaded", async () => {
    const theirs = { ...stored, name: "Theirs", folder_id: 4, version: 5 };
    let now = stored;
    const taken: unknown[] = [];
    const { editor, make } = setUp({
      get: () => TE.right(now),
      update: (_, values) => {
        if (values.version !== now.version) return TE.left(conflict("Someone else changed this group in the meantime.", now));
        taken.push(values);
        return TE.right({ ...now, name: values.name ?? now.name, version: now.version + 1 });
      },
    });
    await editor.open(7)();
    editor.edit({ name: "Mine" });
    now = theirs;
    const again = make();
    await again.open(7)();
    expect(again.latest()).toMatchObject({ isDirty: true, form: { name: "Mine" } });
    await again.save();
    expect(taken).toEqual([]);
    expect(again.latest()).toMatchObject({ clash: { fields: ["name"], mine: { name: "Mine" }, theirs: { name: "Theirs" } } });
    await again.keepMine();
    expect(taken).toMatchObject([{ name: "Mine", folder_id: 4, version: 5 }]);
  });

  it("should keep edits typed during a save", async () => {
    let answer = (): void => undefined;
    const { editor } = setUp({
      update: () => () => new Promise((resolve) => void (answer = () => resolve(E.right({ ...stored, name: "Mine", version: 3 })))),
    });
    await editor.open(7)();
    editor.edit({ name: "Mine" });
    const saving = editor.save();
    editor.edit({ name: "Mine, longer" });
    answer();
    await saving;
    expect(editor.latest()).toMatchObject({ form: { name: "Mine, longer" }, isDirty: true, isSaving: false });
  });

  it("should preview added and removed contacts, and drop that when the filter changes", async () => {
    const { editor } = setUp();
    await editor.open(7)();
    await editor.preview();
    expect(editor.latest().preview).toMatchObject({ tag: "loaded", value: { added: 8, removed: 2 } });
    editor.edit({ draft: draftOf({ $and: [] }, types) });
    expect(editor.latest().preview).toEqual({ tag: "idle" });
  });

  it("should not show a preview of a filter that has changed since the request", async () => {
    let answer = (): void => undefined;
    const { editor } = setUp({
      preview: () => () =>
        new Promise((resolve) => void (answer = () => resolve(E.right({ count: 9, added: 8, removed: 2, joining: [], leaving: [] })))),
    });
    await editor.open(7)();
    const asking = editor.preview();
    editor.edit({ draft: draftOf({ $and: [] }, types) });
    answer();
    await asking;
    expect(editor.latest().preview).toEqual({ tag: "idle" });
  });

  it("should not report success when it is discarded before the response", async () => {
    const { editor } = setUp({ update: () => () => new Promise(() => undefined) });
    await editor.open(7)();
    editor.edit({ name: "Mine" });
    const saving = editor.save();
    editor.discard();
    expect(await saving).toMatchObject({ _tag: "Left" });
    expect(editor.latest()).toMatchObject({ form: { name: "VIPs" }, isSaving: false, isDirty: false });
  });
});
