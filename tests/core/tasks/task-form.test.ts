import * as E from "fp-ts/lib/Either.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TaskForm } from "../../../core/tasks/task-form.port.ts";
import { given } from "../../conformance/answer-of.ts";
import { makeTaskWorld, type TaskWorld } from "./task-world.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const plain = { me: 1, program_class: null, related: [] };
const newForm = (): { readonly world: TaskWorld; readonly form: TaskForm } => {
  const world = makeTaskWorld();
  return { world, form: world.load().create(plain) };
};
/** A form of a task that is stored already. */
const openForm = async (): Promise<{ readonly world: TaskWorld; readonly form: TaskForm; readonly id: number }> => {
  const world = makeTaskWorld();
  const { id } = await given(world.fake.create({ name: "Stored", body: "As it was" }));
  return { world, form: await given(world.load().open(String(id))), id };
};

describe("the form of a new task", () => {
  it("should start as not started, assigned to its creator, and send nothing", async () => {
    const { world, form } = newForm();
    expect(form.latest()).toMatchObject({
      task: null,
      values: { name: "", status: "not_started", assigned_to: [1] },
      save: "idle",
      closing: "open",
    });
    await wait(5_000);
    expect(world.sent()).toBe(0);
  });

  it("should create it 500 ms after the last change, not before, and update it afterwards [A4.15, A9.06]", async () => {
    const { world, form } = newForm();
    form.edit({ name: "W" });
    await wait(499);
    form.edit({ name: "Wash" });
    await wait(499);
    expect(world.sent()).toBe(0);
    expect(form.latest().save).toBe("dirty");
    await wait(1);
    expect(form.latest().save).toBe("saving");
    await world.answer();
    expect(form.latest()).toMatchObject({ save: "saved", task: { name: "Wash", version: 1 } });
    form.edit({ status: "doing" });
    await wait(500);
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "Wash", status: "doing", version: 2 }]);
    expect(world.stored.map(({ version }) => version)).toEqual([1, 2]);
  });

  it("should not send it without a name, and report that only after the field was visited [A5.09]", async () => {
    const { world, form } = newForm();
    form.edit({ body: "No name yet" });
    await wait(500);
    expect(form.latest()).toMatchObject({ save: "failed", errors: {} });
    form.touch("name");
    expect(form.latest().errors).toEqual({ name: ["Name is required"] });
    expect(world.sent()).toBe(0);
    form.edit({ name: "Named" });
    expect(form.latest()).toMatchObject({ save: "dirty", errors: {} });
    await wait(500);
    expect(world.sent()).toBe(1);
  });

  it("should carry program and related records when it is created from them [A3.08]", async () => {
    const world = makeTaskWorld();
    const form = world.load().create({ me: null, program_class: "OrgLaunch", related: ["api/campaigns@7"] });
    form.edit({ name: "About it" });
    await wait(500);
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ program_class: "OrgLaunch", related_records: ["api/campaigns@7"], assigned_to: [] }]);
  });
});

describe("saving a task", () => {
  it("should send one request at a time and the latest state after it", async () => {
    const { world, form } = newForm();
    form.edit({ name: "One" });
    await wait(500);
    form.edit({ name: "Two" });
    await wait(500);
    form.edit({ name: "Three" });
    await wait(500);
    expect(world.sent()).toBe(1);
    await world.answer();
    expect(world.sent()).toBe(2);
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "Three", version: 2 }]);
    expect(form.latest().save).toBe("saved");
    expect(world.mostAtOnce()).toBe(1);
  });

  it("should leave typed text unchanged, including a space that is not stored", async () => {
    const { world, form } = newForm();
    form.edit({ name: "Wash " });
    await wait(500);
    await world.answer();
    expect(form.latest()).toMatchObject({ save: "saved", values: { name: "Wash " }, task: { name: "Wash" } });
    form.edit({ name: "Wash the" });
    await wait(500);
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "Wash the" }]);
  });

  it("should revert a value in flight when the old text is typed again", async () => {
    const { world, form } = await openForm();
    form.edit({ name: "Other" });
    await wait(500);
    form.edit({ name: "Stored" });
    await wait(500);
    await world.answer();
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "Stored", version: 3 }]);
  });

  it("should report a failure and retry on request, or after the next change", async () => {
    const { world, form } = await openForm();
    form.edit({ name: "Better" });
    await wait(500);
    await world.answer("refused");
    expect(form.latest()).toMatchObject({ save: "failed", failure: { tag: "server" } });
    form.retry();
    await world.answer("refused");
    form.edit({ name: "Best" });
    await wait(500);
    await world.answer();
    expect(form.latest()).toMatchObject({ save: "saved", failure: null });
    expect(world.fake.all()).toMatchObject([{ name: "Best" }]);
  });

  it("should keep a draft without a network and send it once when that is back", async () => {
    const { world, form } = newForm();
    world.connectivity.set(false);
    form.edit({ name: "Under way" });
    await wait(500);
    await world.answer("never arrived");
    expect(form.latest().save).toBe("offline");
    expect(world.drafts.all()).toMatchObject([{ values: { name: "Under way" } }]);
    await wait(60_000);
    expect(world.inFlight()).toBe(0);
    world.connectivity.set(true);
    await world.answer();
    expect(form.latest().save).toBe("saved");
    expect(world.drafts.all()).toEqual([]);
    expect(world.fake.all()).toHaveLength(1);
  });

  it("should create no second task when the response was lost", async () => {
    const { world, form } = newForm();
    form.edit({ name: "Once" });
    await wait(500);
    await world.answer("answer lost");
    form.edit({ name: "Once, and longer" });
    await wait(5_000);
    await world.answer();
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "Once, and longer" }]);
  });

  it("should compare text typed after a refused second attempt with what the first, unanswered, has stored", async () => {
    const { world, form } = newForm();
    form.edit({ name: "Once" });
    await wait(500);
    await world.answer("answer lost");
    await wait(5_000);
    await world.answer("refused");
    form.edit({ assigned_to: [] });
    await wait(500);
    await world.answer();
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "Once", assigned_to: [] }]);
  });

  it("should not conflict with itself when the response to its own change was lost", async () => {
    const { world, form } = await openForm();
    form.edit({ name: "Mine" });
    await wait(500);
    await world.answer("answer lost");
    form.edit({ name: "Mine, longer" });
    await wait(5_000);
    await world.answer();
    await world.answer();
    expect(form.latest()).toMatchObject({ clash: null, save: "saved" });
    expect(world.fake.all()).toMatchObject([{ name: "Mine, longer" }]);
  });
});

describe("two users of one task", () => {
  it("should keep both changes if they are to different fields", async () => {
    const { world, form, id } = await openForm();
    world.fake.changeAside(id, { body: "Theirs", status: "ready" });
    form.edit({ name: "Ours" });
    await wait(500);
    await world.answer();
    await world.answer();
    expect(form.latest()).toMatchObject({ save: "saved", values: { name: "Ours", body: "Theirs", status: "ready" } });
    expect(world.fake.all()).toMatchObject([{ name: "Ours", body: "Theirs", status: "ready" }]);
  });

  const clashing = async () => {
    const opened = await openForm();
    opened.world.fake.changeAside(opened.id, { name: "Theirs", body: "Also theirs" });
    opened.form.edit({ name: "Ours", status: "doing" });
    await wait(500);
    await opened.world.answer();
    return opened;
  };

  it("should be shown a conflict if both changed one field, while nothing is sent", async () => {
    const { world, form } = await clashing();
    expect(form.latest()).toMatchObject({
      save: "failed",
      clash: { fields: ["name"], theirs: { name: "Theirs" } },
      values: { name: "Ours" },
    });
    form.edit({ body: "More" });
    await wait(5_000);
    expect(world.inFlight()).toBe(0);
  });

  it("should keep the text typed here, and the other's changes of other fields", async () => {
    const { world, form } = await clashing();
    form.keepMine();
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "Ours", status: "doing", body: "Also theirs" }]);
  });

  it("should keep the stored value, and the other changes made here", async () => {
    const { world, form } = await clashing();
    form.takeTheirs();
    await world.answer();
    expect(form.latest()).toMatchObject({ clash: null, values: { name: "Theirs", status: "doing", body: "Also theirs" } });
    expect(world.fake.all()).toMatchObject([{ name: "Theirs", status: "doing", body: "Also theirs" }]);
  });
});

describe("closing a task", () => {
  it("should happen at once when nothing is unsaved", () => {
    const { world, form } = newForm();
    form.close();
    expect(form.latest().closing).toBe("closed");
    expect(world.sent()).toBe(0);
  });

  it("should save unsaved text first, and wait for it [A4.16]", async () => {
    const { world, form } = await openForm();
    form.edit({ name: "Quick" });
    form.close();
    expect(form.latest().closing).toBe("saving");
    await wait(0);
    expect(form.latest().closing).toBe("saving");
    await world.answer();
    expect(form.latest().closing).toBe("closed");
    expect(world.fake.all()).toMatchObject([{ name: "Quick" }]);
  });

  it("should also save text typed during a save", async () => {
    const { world, form } = await openForm();
    form.edit({ name: "Quick" });
    form.close();
    form.edit({ name: "Quicker" });
    await world.answer();
    await world.answer();
    expect(form.latest().closing).toBe("closed");
    expect(world.fake.all()).toMatchObject([{ name: "Quicker" }]);
  });

  it("should ask when the text cannot be saved, and continue or discard it accordingly", async () => {
    const { world, form } = newForm();
    form.edit({ body: "No name" });
    form.close();
    expect(form.latest()).toMatchObject({ closing: "asking", errors: { name: ["Name is required"] } });
    form.keepEditing();
    expect(form.latest()).toMatchObject({ closing: "open", values: { body: "No name" } });
    form.close();
    form.discard();
    expect(form.latest().closing).toBe("closed");
    await wait(5_000);
    expect(world.sent()).toBe(0);
    expect(world.drafts.all()).toEqual([]);
  });

  it.each(["refused", "never arrived"] as const)("should be cancelled when saving was %s, with everything in place", async (fate) => {
    const { world, form } = await openForm();
    form.edit({ name: "Kept" });
    form.close();
    await world.answer(fate);
    expect(form.latest()).toMatchObject({ closing: "open", values: { name: "Kept" } });
    expect(world.drafts.all()).toHaveLength(1);
  });

  it("should add an address that was typed and not added, and ask when it is invalid [A5.10]", async () => {
    const { world, form } = await openForm();
    form.typeLink("https://a.example");
    form.close();
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ resources: [{ type: "url", value: "https://a.example" }] }]);
    const second = newForm().form;
    second.typeLink("nowhere");
    second.close();
    expect(second.latest()).toMatchObject({ closing: "asking", errors: { link: ["Url is invalid"] } });
  });
});

describe("links of a task", () => {
  it("should be added if they are addresses, once each [A5.10]", () => {
    const { form } = newForm();
    for (const link of ["https://a.example/x", "HTTPS://A.EXAMPLE/x/", " https://b.example "]) {
      form.typeLink(link);
      form.addLink();
      expect(form.latest().link).toBe("");
    }
    expect(form.latest().values.resources.map(({ value }) => value)).toEqual(["https://a.example/x", "https://b.example"]);
    form.typeLink("not one");
    form.addLink();
    expect(form.latest()).toMatchObject({ link: "not one", errors: { link: ["Url is invalid"] } });
  });
});

describe("leaving a task", () => {
  it("should save unsaved text in the background", async () => {
    const { world, form } = await openForm();
    form.edit({ name: "On the way out" });
    form.leave();
    expect(form.latest().closing).toBe("closed");
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "On the way out" }]);
    expect(world.drafts.all()).toEqual([]);
  });

  it("should keep on the device what cannot be saved, and show it in the next form of its kind", async () => {
    const world = makeTaskWorld();
    const forms = world.load();
    const form = forms.create(plain);
    form.edit({ body: "Half a thought" });
    form.leave();
    expect(forms.create({ ...plain, program_class: "OrgLaunch" }).latest().values.body).toBe("");
    expect(forms.create(plain).latest()).toMatchObject({ isRestored: true, values: { body: "Half a thought" } });
  });

  it("should return the same form when the task is opened before it is saved", async () => {
    const world = makeTaskWorld();
    const { id } = await given(world.fake.create({ name: "Stored" }));
    const forms = world.load();
    const form = await given(forms.open(String(id)));
    form.edit({ name: "Not yet" });
    form.leave();
    const again = await given(forms.open(String(id)));
    expect(again.latest()).toMatchObject({ closing: "open", values: { name: "Not yet" } });
    await world.answer();
    expect(again.latest().save).toBe("saved");
  });
});

describe("a task after a page load", () => {
  it("should continue with unsaved text", async () => {
    const { world, form, id } = await openForm();
    form.edit({ name: "Typed" });
    const again = await given(world.load().open(String(id)));
    expect(again.latest()).toMatchObject({ isRestored: true, values: { name: "Typed" } });
    await wait(500);
    await world.answer();
    await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "Typed" }]);
  });

  it("should save waiting text without showing it", async () => {
    const { world, form } = newForm();
    world.connectivity.set(false);
    form.edit({ name: "Waited" });
    form.leave();
    await world.answer("never arrived");
    world.connectivity.set(true);
    const later = makeTaskWorld();
    expect(later.drafts.all()).toEqual([]);
    world.load().resume();
    while (world.inFlight() > 0) await world.answer();
    expect(world.fake.all()).toMatchObject([{ name: "Waited" }]);
    expect(world.drafts.all()).toEqual([]);
  });

  it("should show the device's draft of a task without a network", async () => {
    const { world, form, id } = await openForm();
    form.edit({ name: "Typed" });
    const offline = { ...world.fake, get: () => async () => E.left({ tag: "offline" } as const) };
    const { makeTaskForms } = await import("../../../core/tasks/task-forms.service.ts");
    const forms = makeTaskForms({
      store: offline,
      drafts: world.drafts,
      connectivity: world.connectivity,
      ids: { uuid: () => "k" },
      onStored: () => undefined,
    });
    expect((await given(forms.open(String(id)))).latest().values.name).toBe("Typed");
    expect(await forms.open("999")()).toEqual(E.left({ tag: "offline" }));
    expect(await forms.open("no-slug")()).toEqual(E.left({ tag: "not-found", message: "Task not found.", code: "no_task", values: {} }));
  });
});

describe("a task form that is opened more than once", () => {
  const twice = async () => {
    const world = makeTaskWorld();
    const { id } = await given(world.fake.create({ name: "Stored", body: "As it was" }));
    const forms = world.load();
    const open = () => given(forms.open(String(id)));
    return { world, open, first: await open(), second: await open() };
  };

  it("should stay open for one user of it when another leaves it, in any order", async () => {
    const { first, second, open } = await twice();
    first.leave();
    expect(second.latest().closing).toBe("open");
    const third = await open();
    second.leave();
    expect(third.latest().closing).toBe("open");
    third.leave();
    expect(third.latest().closing).toBe("closed");
  });

  it("should be left only once by each", async () => {
    const { first, second } = await twice();
    first.leave();
    first.leave();
    expect(second.latest().closing).toBe("open");
  });

  it("should keep closing when another opens it meanwhile", async () => {
    const { world, first, second, open } = await twice();
    second.edit({ name: "Changed" });
    second.close();
    expect(second.latest().closing).toBe("saving");
    await open();
    expect(second.latest().closing).toBe("saving");
    await world.answer();
    expect([first, second].map((form) => form.latest().closing)).toEqual(["closed", "closed"]);
    expect(world.fake.all()).toMatchObject([{ name: "Changed", version: 2 }]);
  });

  it("should return unchanged while its text is in flight", async () => {
    const { world, first, second, open } = await twice();
    second.edit({ name: "Typed" });
    first.leave();
    second.leave();
    const again = await open();
    expect(again.latest()).toMatchObject({ closing: "open", values: { name: "Typed" } });
    await world.answer();
    expect(again.latest()).toMatchObject({ closing: "open", save: "saved" });
  });
});
