import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { makeNoteEdits } from "../../../core/contacts/note-edits.service.ts";
import { makeNoteWriters } from "../../../core/contacts/note-writing.service.ts";
import type { ContactNote } from "../../../core/contacts/note.model.ts";
import type { ContactNotes } from "../../../core/contacts/notes.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { given } from "../../conformance/answer-of.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { makeContactNotesFake } from "../../fakes/notes.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const refused: Failure = { tag: "server", message: "Something went wrong on our side.", requestId: "1" };
/** What becomes of a call: done and answered, done with its answer lost, never arrived, or refused. */
type Fate = "done" | "answer lost" | "never arrived" | "refused";
const fates = fc.constantFrom<Fate>("done", "answer lost", "never arrived", "refused");

const desk = async () => {
  const contacts = makeContactStoreFake(() => 1_000);
  const ada = await given(contacts.create({ first_name: "Ada" }));
  const fake = makeContactNotesFake(contacts, () => 1_000, { id: 1, name: "Olivia" });
  let fate: readonly Fate[] = [];
  const through =
    <A>(command: TaskEither<Failure, A>): TaskEither<Failure, A> =>
    async () => {
      const [now = "done", ...later] = fate;
      fate = later;
      if (now === "never arrived") return E.left({ tag: "offline" });
      if (now === "refused") return E.left(refused);
      const answer = await command();
      return now === "answer lost" ? E.left({ tag: "timeout" }) : answer;
    };
  const store: Pick<ContactNotes, "add" | "edit"> = {
    add: (...all) => through(fake.add(...all)),
    edit: (...all) => through(fake.edit(...all)),
  };
  const storage = fakeStorage();
  let number = 0;
  const ids = { uuid: () => `00000000-0000-4000-8000-${String((number += 1)).padStart(12, "0")}` };
  return {
    ada: ada.con_id,
    fake,
    storage,
    becomes: (next: readonly Fate[]) => void (fate = next),
    writer: () => makeNoteWriters({ store, ids, storage }).of(ada.con_id),
    edits: () => makeNoteEdits({ store, storage }),
    bodies: async () => (await given(fake.of(ada.con_id))).map(({ body }) => body).toReversed(),
  };
};

describe("Writing a note", () => {
  it("should store what was typed last, once, whatever happens to earlier attempts and whenever the page is loaded", async () => {
    const attempt = fc.record({
      text: fc.constantFrom("Called", "Called twice", "Sent the list"),
      fates: fc.array(fates, { maxLength: 2 }),
      isReloaded: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(attempt, { maxLength: 5 }), { maxLength: 3 }), async (notes) => {
        const { becomes, writer, bodies, storage } = await desk();
        let form = writer();
        const wanted: string[] = [];
        for (const attempts of notes) {
          let isStored = false;
          for (const { text, fates: next, isReloaded } of attempts) {
            form.type(text);
            becomes(next);
            isStored = (await form.add()) !== null;
            if (isReloaded) form = writer();
            if (isStored) wanted.push(text);
            expect(form.latest().typed).toBe(isStored ? "" : text);
          }
          if (isStored || attempts.length === 0) continue;
          becomes([]);
          await form.add();
          wanted.push(attempts.at(-1)?.text ?? "");
        }
        expect(await bodies()).toEqual(wanted);
        expect(storage.keys()).toEqual([]);
      }),
    );
  });

  it("should keep text typed during the save of a note, and add it as the next", async () => {
    const { writer, bodies } = await desk();
    const form = writer();
    form.type("One");
    const adding = form.add();
    form.type("One, and two");
    await adding;
    expect(form.latest()).toMatchObject({ typed: ", and two", isAdding: false });
    await form.add();
    expect(await bodies()).toEqual(["One", ", and two"]);
  });

  it("should create two notes from two pages that write at once, and one of a text that both hold", async () => {
    const { writer, bodies } = await desk();
    const first = writer();
    first.type("Called");
    const second = writer();
    const third = writer();
    await first.add();
    second.type("Wrote");
    await second.add();
    await third.add();
    expect(await bodies()).toEqual(["Called", "Wrote"]);
  });

  it("should lose no text on any page, unless it was replaced where it was shown", async () => {
    const act = fc.record({ page: fc.nat({ max: 2 }), kind: fc.constantFrom("type", "type", "load", "add") });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const { writer, bodies, storage } = await desk();
        const pages = [writer(), writer(), writer()];
        const open = new Set<string>();
        const stored: string[] = [];
        for (const [at, { page, kind }] of acts.entries()) {
          const form = pages[page] ?? writer();
          const shown = form.latest().typed;
          if (kind === "load") pages[page] = writer();
          else open.delete(shown);
          if (kind === "type") {
            form.type(`Text ${at}`);
            open.add(`Text ${at}`);
          }
          if (kind === "add" && shown !== "") {
            await form.add();
            stored.push(shown);
          }
        }
        expect(new Set(await bodies())).toEqual(new Set(stored));
        const kept = storage.keys().map((key) => Reflect.get(Object(JSON.parse(storage.get(key) ?? "{}")), "text"));
        expect(kept.toSorted()).toEqual([...open].toSorted());
      }),
    );
  });

  it("should start another attempt once the note of the first was deleted, and say so", async () => {
    const { writer, becomes, fake, ada, bodies } = await desk();
    const form = writer();
    form.type("Called");
    becomes(["answer lost"]);
    await form.add();
    const [made] = await given(fake.of(ada));
    await given(fake.remove(made?.id ?? 0));
    await form.add();
    expect(form.latest()).toMatchObject({ typed: "Called", failure: { tag: "conflict" } });
    await form.add();
    expect(await bodies()).toEqual(["Called"]);
  });

  it("should import the plain text that an earlier release kept", async () => {
    const { writer, storage, ada } = await desk();
    storage.set(`note-typing:${ada}`, "Half a thought");
    expect(writer().latest().typed).toBe("Half a thought");
  });
});

describe("Changing a note", () => {
  const changes = fc.array(
    fc.record({ text: fc.constantFrom("A", "B", "C"), fates: fc.array(fates, { maxLength: 2 }), isReloaded: fc.boolean() }),
    { minLength: 1, maxLength: 6 },
  );

  it("should store what was typed last without a conflict when responses are lost, over page loads", async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const { becomes, edits, fake, ada, bodies, storage } = await desk();
        let note: ContactNote = await given(fake.add(ada, "First"));
        let form = edits();
        for (const { text, fates: next, isReloaded } of all) {
          form.type(note, text);
          becomes(next);
          const saved = await form.save(note);
          if (E.isRight(saved)) note = saved.right;
          else expect(saved.left.tag).not.toBe("conflict");
          if (isReloaded) form = edits();
          expect(form.typed(note)).toBe(E.isRight(saved) ? null : text);
        }
        becomes([]);
        await form.save(note);
        expect(await bodies()).toEqual([all.at(-1)?.text]);
        expect(storage.keys()).toEqual([]);
      }),
    );
  });

  it("should show another user's change before overwriting it, even if the list was reloaded meanwhile", async () => {
    const { edits, fake, ada, bodies } = await desk();
    const note = await given(fake.add(ada, "First"));
    const form = edits();
    form.type(note, "Mine");
    const theirs = await given(fake.edit(note.id, "Theirs", 1));
    form.type(theirs, "Mine too");
    expect(await form.save(theirs)).toMatchObject({ left: { tag: "conflict", current: { body: "Theirs" } } });
    expect(await bodies()).toEqual(["Theirs"]);
    await form.save(theirs);
    expect(await bodies()).toEqual(["Mine too"]);
  });

  it("should stay discarded when the response to its save arrives later", async () => {
    const { edits, fake, ada, becomes, storage, bodies } = await desk();
    const note = await given(fake.add(ada, "First"));
    const form = edits();
    form.type(note, "Mine");
    becomes(["refused"]);
    const saving = form.save(note);
    form.giveUp(note);
    form.type(note, "Mine again");
    expect(await saving).toMatchObject({ _tag: "Left" });
    await Promise.resolve();
    expect(form.typed(note)).toBe("Mine again");
    form.giveUp(note);
    expect(storage.keys()).toEqual([]);
    expect(await bodies()).toEqual(["First"]);
  });

  it("should leave nothing on the device when it is discarded during a failing save", async () => {
    const { edits, fake, ada, becomes, storage } = await desk();
    const note = await given(fake.add(ada, "First"));
    const form = edits();
    form.type(note, "Mine");
    becomes(["refused"]);
    const saving = form.save(note);
    form.giveUp(note);
    await saving;
    expect(form.typed(note)).toBeNull();
    expect(storage.keys()).toEqual([]);
  });
});
