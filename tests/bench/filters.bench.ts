import { filterMoment } from "../../core/filters/filter-moment.rule.ts";
import { type FilterPredicate, filterPredicate } from "../../core/filters/filter-predicate.rule.ts";
import type { Filter } from "../../core/filters/filter.model.ts";
import { parseFilter } from "../../core/filters/parse-filter.rule.ts";
import { asked, seenFrom, seenTo } from "./filter-documents.ts";
import { installPeers } from "./install-peers.ts";
import { makePeople, now, type Person, personFields } from "./people.ts";
import { type Side, sideBySide } from "./side-by-side.ts";
import { type Bench, ms, type Row } from "./table.ts";

const size = 100_000;
const moment = filterMoment(now, "UTC");

const read = (document: unknown): Filter => {
  const parsed = parseFilter(document, personFields);
  if (parsed._tag === "Left") throw new Error(`${parsed.left.path}: ${parsed.left.error}`);
  return parsed.right;
};

const compile = (): readonly FilterPredicate[] => asked.map(({ document }) => filterPredicate(read(document), moment));

type Test = (record: Person) => boolean;

const countAll = (people: readonly Person[], tests: readonly Test[]): number => {
  let count = 0;
  for (const test of tests) for (const person of people) if (test(person)) count += 1;
  return count;
};

const idsOf = (people: readonly Person[], test: Test): readonly number[] => people.filter(test).map(({ id }) => id);

/** The same people for every question, neither none nor all. */
const assertSamePeople = (people: readonly Person[], name: string, idsByQuestion: (question: number) => readonly number[]): void => {
  asked.forEach(({ takes }, question) => {
    const expected = idsOf(people, takes);
    if (expected.length === 0 || expected.length === people.length) throw new Error(`Question ${question + 1} tells nobody apart.`);
    if (expected.join() !== idsByQuestion(question).join()) throw new Error(`${name} takes other people for question ${question + 1}.`);
  });
};

const microseconds = (milliseconds: number): string => `${(milliseconds * 1000).toFixed(1)} µs`;

export const filtersBench: Bench = {
  title: `Filters: 5 documents over ${size.toLocaleString("en")} contacts`,
  run: async () => {
    installPeers();
    const { filterPeers } = await import("./peers/filters.js");
    const people = makePeople(size);
    const tests = compile();
    const peers = filterPeers(seenFrom, seenTo).map((peer) => ({ ...peer, tests: peer.compile() }));
    assertSamePeople(people, "The row predicate", (question) => idsOf(people, tests[question] ?? (() => false)));
    for (const { name, tests: own } of peers) assertSamePeople(people, name, (question) => idsOf(people, own[question] ?? (() => false)));

    const byHand: Side = { name: "hand", run: () => asked.reduce((count, question) => count + question.byHand(people), 0) };
    const byRow: Side = { name: "row", run: () => countAll(people, tests) };
    const ours = sideBySide([byHand, byRow], { warmUps: 5, rounds: 15 });
    const theirs = sideBySide([byHand, ...peers.map(({ name, tests: own }): Side => ({ name, run: () => countAll(people, own) }))], {
      warmUps: 1,
      rounds: 5,
    });
    const compiled =
      sideBySide([{ name: "compile", run: () => compile().length, repeats: 50 }], { warmUps: 20, rounds: 31 }).get("compile") ?? Number.NaN;

    const row = (what: string, times: ReadonlyMap<string, number>, name: string, target: number | null): Row => {
      const [own, hand] = [times.get(name) ?? Number.NaN, times.get("hand") ?? Number.NaN];
      const ratio = own / hand;
      return {
        what,
        value: ms(own),
        limit: `by hand ${ms(hand)}`,
        ratio: ratio.toFixed(2),
        target: target === null ? "–" : `≤ ${target}`,
        met: target === null || ratio <= target,
      };
    };
    const perDocument = compiled / asked.length;
    return [
      row("row predicate", ours, "row", 1.7),
      {
        what: "reading and compiling one document",
        value: microseconds(perDocument),
        limit: "–",
        ratio: "–",
        target: "≤ 10 µs",
        met: perDocument * 1000 <= 10,
      },
      ...peers.map(({ name }) => row(`peer: ${name}`, theirs, name, null)),
    ];
  },
};
