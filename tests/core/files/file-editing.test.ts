import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { shownDraft } from "../../../core/files/file-edit-fields.rule.ts";
import { makeFileEditing, type OpenedFile } from "../../../core/files/file-editing.service.ts";
import type { FileChange } from "../../../core/files/file-write.model.ts";
import type { FileRecord } from "../../../core/files/file.model.ts";
import type { FileStore } from "../../../core/files/files.port.ts";
import { makeFileFolderStoreFake } from "../../fakes/file-folder-store.fake.ts";
import { makeFileStoreFake } from "../../fakes/file-store.fake.ts";
import { makeFileWorldFake, uploadedFake } from "../../fakes/file-world.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const upload = "1".padStart(32, "0");

/** The form of a picture, beside a store through which another user writes. */
const editing = async (wrapped: (update: FileStore["update"]) => FileStore["update"] = (update) => update) => {
  const world = makeFileWorldFake();
  const store = makeFileStoreFake(world, makeFileFolderStoreFake(world));
  world.uploads.set(upload, uploadedFake("pier.jpg"));
  const made = await store.create({ upload })();
  if (E.isLeft(made)) throw new Error("The file was not created.");
  const { id } = made.right;
  const sent: FileChange[] = [];
  const update = wrapped(store.update);
  const listed: FileRecord[] = [];
  const files = makeFileEditing({
    files: {
      get: store.get,
      update: (at, change) => {
        sent.push(change);
        return update(at, change);
      },
    },
    library: { put: (file) => void listed.push(file) },
    storage: fakeStorage(),
  });
  const open = async (): Promise<OpenedFile> => {
    const opened = await files.open(id)();
    if (E.isLeft(opened)) throw new Error("The file was not opened.");
    return opened.right;
  };
  const byAnother = (values: Omit<FileChange, "version">) => store.update(id, { ...values, version: world.file(id)?.version ?? 0 })();
  return { open, byAnother, sent, listed, stored: () => world.file(id) };
};

const describeAs = ({ form }: OpenedFile, description: string): void => form.type({ ...form.latest().typed, description });

describe("editing a file", () => {
  it("should send only what differs, without spaces around it, and show the file in the library", async () => {
    const { open, sent, listed } = await editing();
    const opened = await open();
    describeAs(opened, " A pier ");
    expect((await opened.form.save()).status).toBe("saved");
    expect(sent).toEqual([{ description: "A pier", version: 1 }]);
    expect(listed).toMatchObject([{ description: "A pier", version: 2 }]);
    expect(shownDraft(opened.form.latest()).description).toBe("A pier");
  });

  it("should keep the extension of a name, and refuse an empty one", async () => {
    const { open, sent } = await editing();
    const { form } = await open();
    form.type({ ...form.latest().typed, filename: "  " });
    expect(await form.save()).toMatchObject({ status: "invalid", failure: { errors: { filename: ["Name is required"] } } });
    form.type({ ...form.latest().typed, filename: "harbor" });
    expect(shownDraft(await form.save()).filename).toBe("harbor.jpg");
    expect(sent).toEqual([{ filename: "harbor.jpg", version: 1 }]);
  });

  it("should keep what is typed while a request is in progress", async () => {
    const { open, stored } = await editing();
    const opened = await open();
    describeAs(opened, "A pier");
    const saving = opened.form.save();
    describeAs(opened, "A pier at dawn");
    expect(await saving).toMatchObject({ status: "dirty", typed: { description: "A pier at dawn" } });
    await opened.form.save();
    expect(stored()).toMatchObject({ description: "A pier at dawn", version: 3 });
  });

  it("should restore a draft that was not saved, until it is discarded", async () => {
    const { open } = await editing();
    describeAs(await open(), "A pier");
    const again = await open();
    expect(again).toMatchObject({ isRestored: true });
    expect(shownDraft(again.form.latest()).description).toBe("A pier");
    again.form.discard();
    expect(await open()).toMatchObject({ isRestored: false });
  });

  it("should recognise its own change when the response was lost", async () => {
    let isLost = true;
    const { open, stored } = await editing((update) => (id, change) => async () => {
      const answer = await update(id, change)();
      return isLost ? E.left({ tag: "timeout" }) : answer;
    });
    const opened = await open();
    describeAs(opened, "A pier");
    expect(await opened.form.save()).toMatchObject({ status: "failed", typed: { description: "A pier" } });
    isLost = false;
    expect(await opened.form.save()).toMatchObject({ status: "saved", failure: null, clash: null });
    expect(stored()).toMatchObject({ description: "A pier", version: 2 });
  });

  it("should merge with what another user changed in other fields", async () => {
    const { open, byAnother, stored } = await editing();
    const opened = await open();
    describeAs(opened, "A pier");
    await byAnother({ filename: "harbor.jpg" });
    expect(await opened.form.save()).toMatchObject({ status: "saved", clash: null });
    expect(stored()).toMatchObject({ filename: "harbor.jpg", description: "A pier" });
  });

  it("should show both values of a field that another user changed too, and store the chosen one", async () => {
    const { open, byAnother, stored } = await editing();
    const opened = await open();
    describeAs(opened, "A pier");
    await byAnother({ description: "A quay" });
    expect(await opened.form.save()).toMatchObject({
      status: "clash",
      typed: { description: "A pier" },
      clash: { fields: ["description"], theirs: { description: "A quay" } },
    });
    expect(stored()?.description).toBe("A quay");
    opened.form.keepMine();
    await opened.form.save();
    expect(stored()?.description).toBe("A pier");
  });

  it("should keep the draft when the file gets a new content", async () => {
    const { open, byAnother, stored } = await editing();
    const opened = await open();
    describeAs(opened, "A pier");
    await byAnother({ focus: { x: 0.5, y: 0.5 } });
    const next = stored();
    if (next !== null) opened.form.take(next);
    expect(opened.form.latest()).toMatchObject({ typed: { description: "A pier" }, stored: { version: 2 } });
    expect(await opened.form.save()).toMatchObject({ status: "saved" });
    expect(stored()).toMatchObject({ description: "A pier", focus: { x: 0.5, y: 0.5 }, version: 3 });
  });
});
