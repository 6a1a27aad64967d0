import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { decideRow, type RowDecision } from "../../../core/import/decide-row.rule.ts";
import { mainTargets } from "../../../core/import/guess-mapping.rule.ts";
import type { Relations } from "../../../core/import/import-loop.rule.ts";
import { firstOptions, type ImportOptions, type ImportTarget } from "../../../core/import/import-mapping.model.ts";
import type { ImportValues, KnownContact, ReadRow } from "../../../core/import/import-values.model.ts";
import { makePeople } from "../../../core/import/people.model.ts";
import { makePlanSummary } from "../../../core/import/plan-summary.service.ts";
import { readRow } from "../../../core/import/read-row.rule.ts";
import { resolveRelated } from "../../../core/import/resolve-related.rule.ts";
import { type DoneRow, reverseRow } from "../../../core/import/reverse-row.rule.ts";
import { rowReading } from "../../../core/import/row-reading.rule.ts";

const own: readonly ImportTarget[] = [
  { id: "field:years", label: "Years", type: "int", values: null },
  { id: "field:skills", label: "Skills", type: "list", values: ["Sales", "Service"] },
  { id: "field:boss", label: "Boss", type: "related_contacts", values: null },
  { id: "field:tax", label: "Tax", type: "secret", values: null },
];
const mapping = ["first_name", "email", "mobile", "tags", ...own.map(({ id }) => id)];

const start: readonly KnownContact[] = [
  { ...emptyWrittenValues, con_id: 1, first_name: "Ada", email: ["a@x.example"], tags: ["old"], fields: { years: 3, boss: [2] } },
  {
    ...emptyWrittenValues,
    con_id: 2,
    first_name: "Bo",
    email: ["b@x.example"],
    mobile: ["+12125550102"],
    tags: [],
    fields: { tax: "T-1", skills: ["Sales"] },
  },
];

const address = fc.constantFrom("a@x.example", "b@x.example", "c@x.example", "d@x.example", "nope", "");
const row = fc.tuple(
  fc.constantFrom("Ada", "Bo", "Cy", ""),
  address,
  fc.constantFrom("+12125550102", "(212) 555-0103", "call", ""),
  fc.constantFrom("vip; old", ""),
  fc.constantFrom("4", "1,200", "many", ""),
  fc.constantFrom("sales", "Service; Sales", "Juggling", "Sales; Chess", ""),
  fc.constantFrom("a@x.example", "c@x.example", "Bo", "1", "Nobody", ""),
  fc.constantFrom("T-1", "T-2", "••••", ""),
);
const options: fc.Arbitrary<ImportOptions> = fc
  .record({
    match: fc.constantFrom("email-mobile" as const, "email" as const, "mobile" as const),
    existing: fc.constantFrom("blank" as const, "overwrite" as const, "skip" as const),
    lenient: fc.subarray([4, 5, 6]),
  })
  .map((change) => ({ ...firstOptions, ...change }));

type World = {
  readonly contacts: Map<number, KnownContact>;
  readonly done: DoneRow[];
  nextId: number;
  readonly counts: Record<RowDecision["tag"], number>;
};

const relationsIn = (contacts: ReadonlyMap<number, KnownContact>): Relations => ({
  keys: ["boss"],
  relatedTo: (key, id) => {
    const named = contacts.get(id)?.fields[key];
    return Array.isArray(named) ? named.map(Number) : [];
  },
});

const decide = (rows: readonly ReadRow[], chosen: ImportOptions, contacts: ReadonlyMap<number, KnownContact>) => {
  const people = makePeople([...contacts.values()], true);
  return rows.map((read) => decideRow(resolveRelated(read, people, chosen), chosen, people, relationsIn(contacts)));
};

const renamed = <V extends { readonly fields?: ImportValues["fields"] }>(values: V, ids: ReadonlyMap<number, number>): V =>
  values.fields === undefined
    ? values
    : {
        ...values,
        fields: Object.fromEntries(
          Object.entries(values.fields).map(([key, value]) => [
            key,
            key === "boss" && Array.isArray(value) ? value.map((id: number) => ids.get(id) ?? id) : value,
          ]),
        ),
      };

/** Writes a batch, or, as after a crash before it lasted, nothing at all. */
const write = (world: World, decisions: readonly RowDecision[]): void => {
  const ids = new Map<number, number>();
  for (const decision of decisions) {
    world.counts[decision.tag] += 1;
    if (decision.tag !== "create" && decision.tag !== "update") continue;
    if (decision.tag === "create") ids.set(decision.contact.con_id, world.nextId++);
    const con_id = ids.get(decision.contact.con_id) ?? decision.contact.con_id;
    world.contacts.set(con_id, { ...renamed(decision.contact, ids), con_id });
    world.done.push({
      row: decision.row,
      con_id,
      before: decision.tag === "create" ? null : renamed(decision.before, ids),
      after: renamed(decision.after, ids),
    });
  }
};

describe("an import of custom fields", () => {
  it("should do what its plan says whatever the batches and crashes, account for every row, and be undone completely", () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 14 }),
        options,
        fc.array(fc.record({ size: fc.integer({ min: 1, max: 5 }), crashes: fc.integer({ min: 0, max: 2 }) }), {
          minLength: 1,
          maxLength: 14,
        }),
        (cells, chosen, batches) => {
          const reading = rowReading(mapping, [...mainTargets, ...own], chosen, [], "UTC");
          const rows = cells.flatMap((one, at) => readRow({ row: at + 2, cells: one }, reading) ?? []);
          const known = new Map(start.map((contact) => [contact.con_id, contact]));
          const summary = makePlanSummary();
          for (const decision of decide(rows, chosen, known)) summary.add(decision);
          const plan = summary.read();
          const world: World = { contacts: new Map(known), done: [], nextId: 100, counts: { create: 0, update: 0, skip: 0, error: 0 } };
          for (let at = 0, turn = 0; at < rows.length; turn += 1) {
            const { size, crashes } = batches[turn % batches.length] ?? { size: 1, crashes: 0 };
            const batch = rows.slice(at, at + size);
            for (let crash = 0; crash < crashes; crash += 1) decide(batch, chosen, world.contacts);
            write(world, decide(batch, chosen, world.contacts));
            at += size;
          }
          const { create, update, skip, error } = world.counts;
          expect(create + update + skip + error).toBe(rows.length);
          expect(plan.total).toBe(rows.length);
          expect({ create, update, skip, error }).toEqual({ create: plan.create, update: plan.update, skip: plan.skip, error: plan.error });
          expect(plan.causes.reduce((sum, { count }) => sum + count, 0)).toBe(plan.error);
          const people = makePeople([...world.contacts.values()]);
          const reversed = world.done.toReversed().map((done) => reverseRow(done, people, null));
          expect(reversed.every(({ tag }) => tag === "remove" || tag === "restore")).toBe(true);
          for (const contact of start) expect(people.byId(contact.con_id)).toEqual(contact);
        },
      ),
    );
  });

  it("should never reveal a secret of a row that it refuses", () => {
    const secret = fc.stringMatching(/^S[0-9]{6}$/);
    const reading = rowReading(mapping, [...mainTargets, ...own], firstOptions, [], "UTC");
    fc.assert(
      fc.property(
        row,
        secret,
        fc.array(fc.constantFrom("", "extra"), { maxLength: 2 }),
        fc.constantFrom(undefined, "quote" as const),
        (cells, told, extra, problem) => {
          const read = readRow(
            { row: 2, cells: [...cells.slice(0, -1), `=${told}`, ...extra], ...(problem === undefined ? {} : { problem }) },
            reading,
          );
          expect(JSON.stringify(read)).not.toContain(told);
        },
      ),
    );
  });
});
