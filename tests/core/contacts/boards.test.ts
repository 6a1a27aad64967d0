import * as fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import { boardColumns, boardField, movedChoice, withMoved } from "../../../core/contacts/board-columns.rule.ts";
import type { BoardColumn } from "../../../core/contacts/boards.model.ts";
import type { BoardStore } from "../../../core/contacts/boards.port.ts";
import { makeValueBoard } from "../../../core/contacts/boards.service.ts";
import type { ContactStore } from "../../../core/contacts/contacts.port.ts";
import { makeValueMoves } from "../../../core/contacts/value-moves.service.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";
import { given, refusal } from "../../conformance/answer-of.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const stages = ["lead", "talking", "customer"] as const;
const stage = customFieldOf("stage", "list", { values: { lead: "Lead", talking: "Talking", customer: "Customer" } });

describe("the columns of a board", () => {
  it("should be that of missing values, then the choices in their order, then removed ones [G21]", () => {
    expect(boardColumns(stage, ["old", "lead", "old"]).map(({ value, label }) => [value, label])).toEqual([
      [null, ""],
      ["lead", "Lead"],
      ["talking", "Talking"],
      ["customer", "Customer"],
      ["old", "old"],
    ]);
  });

  it("should be of the requested list field, otherwise the first one", () => {
    const fields = [customFieldOf("coach", "related_contacts"), stage, customFieldOf("skills", "list")];
    expect(boardField(fields, null)?.name).toBe("stage");
    expect(boardField(fields, "skills")?.name).toBe("skills");
    expect(boardField(fields, "coach")).toBeUndefined();
    expect(boardField([], null)).toBeNull();
  });
});

const column = fc.constantFrom(null, ...stages);
const held = fc.uniqueArray(fc.constantFrom(...stages));

describe("moving a card", () => {
  it("should remove it from one column and add it to another, without changing other values", () => {
    fc.assert(
      fc.property(held, column, column, (stored, from, to) => {
        const moved = movedChoice(stored.length === 0 ? null : stored, from, to);
        const isThere = from === null ? stored.length === 0 : stored.includes(from);
        expect(moved !== null).toBe(isThere);
        if (moved === null || from === to) return;
        const values = moved.value ?? [];
        if (from !== null) expect(values).not.toContain(from);
        if (to !== null) expect(values.filter((value) => value === to)).toHaveLength(1);
        expect(values.filter((value) => value !== to)).toEqual(stored.filter((value) => value !== from && value !== to));
      }),
    );
  });

  it("should keep the number of cards, and be reversible", () => {
    const card = { con_id: 1, name: "Ada", photo: null, tags: [] };
    const columns: readonly BoardColumn[] = [null, ...stages].map((value) => ({
      value,
      label: value ?? "",
      count: value === "lead" ? 1 : 0,
      contacts: value === "lead" ? [card] : [],
    }));
    fc.assert(
      fc.property(fc.constantFrom(null, "talking", "customer"), (to) => {
        const moved = withMoved(columns, card, "lead", to);
        expect(moved.reduce((sum, { count }) => sum + count, 0)).toBe(1);
        expect(withMoved(moved, card, to, "lead")).toEqual(columns);
      }),
    );
  });
});

/** A board over contacts in memory. */
const desk = async () => {
  const clock = fakeClock(1_000);
  const contacts = makeContactStoreFake(clock.now);
  const ada = await given(contacts.create({ first_name: "Ada", fields: { stage: ["lead"] } }));
  const asked: (string | null)[] = [];
  const store: BoardStore = {
    read: ({ field, column: one }) => {
      asked.push(field);
      if (field === "gone") return TE.left(invalid({ field: ["There is no list field."] }));
      const cards = contacts.all().map(({ con_id, name, photo, tags, fields }) => ({
        card: { con_id, name, photo, tags },
        values: Array.isArray(fields["stage"]) ? fields["stage"].map(String) : [],
      }));
      const columns = [null, ...stages].map((value) => {
        const here = cards.filter(({ values }) => (value === null ? values.length === 0 : values.includes(value))).map(({ card }) => card);
        return { value, label: value ?? "", count: here.length, contacts: here };
      });
      return TE.right({ field: "stage", columns: columns.filter(({ value }) => one === null || value === one.value) });
    },
  };
  const storage = fakeStorage();
  const moves = makeValueMoves({ store: contacts, onStored: () => undefined });
  const board = makeValueBoard({ store, moves, storage });
  const cardsIn = (value: string | null) =>
    board
      .latest()
      .columns.find((one) => one.value === value)
      ?.contacts.map(({ name }) => name);
  return { contacts, ada, board, moves, storage, asked, cardsIn, card: { con_id: ada.con_id, name: "Ada", photo: null, tags: [] } };
};

describe("a board of contacts", () => {
  it("should show a move at once, store it, and undo it", async () => {
    const { board, card, cardsIn, contacts } = await desk();
    await board.show(null, "");
    const moving = board.move(card, "lead", "customer")();
    expect([cardsIn("lead"), cardsIn("customer")]).toEqual([[], ["Ada"]]);
    const moved = await moving;
    expect(contacts.all()[0]?.fields).toEqual({ stage: ["customer"] });
    if (E.isLeft(moved)) throw new Error("It was refused.");
    await given(board.undo(moved.right));
    expect([cardsIn("lead"), cardsIn("customer")]).toEqual([["Ada"], []]);
  });

  it("should keep other users' changes: another field is no conflict, the same value is", async () => {
    const { board, card, cardsIn, contacts, ada } = await desk();
    await board.show(null, "");
    contacts.changeAside(ada.con_id, { last_name: "Osei" });
    await given(board.move(card, "lead", "talking"));
    contacts.changeAside(ada.con_id, { fields: { stage: ["customer"] } });
    expect(await refusal(board.move(card, "talking", "lead"))).toMatchObject({ tag: "conflict" });
    expect(cardsIn("customer")).toEqual(["Ada Osei"]);
    expect(cardsIn("lead")).toEqual([]);
  });

  it("should send moves of one card one after the other", async () => {
    const { board, card, contacts } = await desk();
    await board.show(null, "");
    await Promise.all([board.move(card, "lead", "talking")(), board.move(card, "talking", "customer")()]);
    expect(contacts.all()[0]?.fields).toEqual({ stage: ["customer"] });
  });

  it("should refuse to undo a later change by another user", async () => {
    const { moves, contacts, ada } = await desk();
    const moved = await given(moves.move({ con_id: ada.con_id, field: "stage", next: (value) => movedChoice(value, "lead", "talking") }));
    contacts.changeAside(ada.con_id, { fields: { stage: ["customer"] } });
    expect(await refusal(moves.undo(moved))).toMatchObject({ tag: "conflict" });
  });

  it("should remember the field that was selected last, and forget it when it is deleted", async () => {
    const { board, storage, asked } = await desk();
    await board.show("stage", "");
    expect(storage.get("board:contacts")).toBe("stage");
    await board.show(null, "");
    storage.set("board:contacts", "gone");
    await board.show(null, "");
    expect(asked).toEqual(["stage", "stage", "gone", null]);
    expect(board.latest()).toMatchObject({ field: "stage", failure: null });
    await board.show("gone", "");
    expect(board.latest().failure).toMatchObject({ tag: "invalid" });
  });

  it("should load more of the requested column, each card once, and of no other", async () => {
    const { board, contacts, cardsIn } = await desk();
    await board.show(null, "");
    expect(board.latest()).toMatchObject({ isLoading: false, isLoaded: true });
    await given(contacts.create({ first_name: "Bo", fields: { stage: ["lead"] } }));
    await board.more("lead");
    expect(stages.map(cardsIn)).toEqual([["Ada", "Bo"], [], []]);
  });
});

describe("a move while another user stores the same contact", () => {
  const between = async (change: Parameters<Awaited<ReturnType<typeof desk>>["contacts"]["changeAside"]>[1]) => {
    const { contacts, ada } = await desk();
    const seen: unknown[] = [];
    const store: ContactStore = {
      ...contacts,
      get: (id) => async () => {
        const read = await contacts.get(id)();
        contacts.changeAside(id, change);
        return read;
      },
    };
    const stored: string[] = [];
    const moves = makeValueMoves({ store, onStored: (contact) => void stored.push(contact.last_name) });
    const answer = await moves.move({ con_id: ada.con_id, field: "coach", next: (value) => (seen.push(value), { value: "Bo" }) })();
    return { answer, seen, stored, now: contacts.all()[0] };
  };

  it("should be written over their change of another field; a missing value is null", async () => {
    const { answer, seen, stored, now } = await between({ last_name: "Osei" });
    expect(E.isRight(answer)).toBe(true);
    expect(seen).toEqual([null]);
    expect(stored).toEqual(["Osei"]);
    expect(now).toMatchObject({ last_name: "Osei", fields: { coach: "Bo" } });
  });

  it("should be refused if they changed the same value", async () => {
    const { answer, now } = await between({ fields: { stage: ["lead"], coach: "Cy" } });
    expect(answer).toMatchObject({ left: { tag: "conflict", message: "Ada was moved by someone else in the meantime." } });
    expect(now).toMatchObject({ fields: { coach: "Cy" } });
  });
});
