import { now, type Person } from "./people.ts";

const day = 86_400;
const today = Math.floor(now / day);
export const seenFrom = (today - 29) * day;
export const seenTo = (today + 1) * day;

const fold = (text: string): string => text.trim().toLowerCase();

const anyOf = (texts: readonly string[], matches: (folded: string) => boolean): boolean => {
  for (const text of texts) if (matches(fold(text))) return true;
  return false;
};

/**
 * A filter document and the same question as a programmer would write it by hand, with the same comparison of texts: trimmed, without
 * regard to case. Each has a loop of its own, so that the engine can inline the condition.
 */
export type Asked = {
  readonly document: unknown;
  readonly byHand: (people: readonly Person[]) => number;
  readonly takes: (person: Person) => boolean;
};

const rich = (person: Person): boolean => person.member && person.points > 7500;

const leads = (person: Person): boolean => {
  const city = person.city === null ? "" : fold(person.city);
  return (city === "madrid" || city === "berlin") && anyOf(person.tags, (tag) => tag === "lead" || tag === "vip");
};

const named = (person: Person): boolean =>
  fold(person.first_name).startsWith("an") || anyOf(person.email, (address) => address.endsWith("@example.org"));

const eighties = (person: Person): boolean =>
  person.birthday !== null &&
  person.birthday > "1979-12-31" &&
  person.birthday < "1990-01-01" &&
  (person.city === null || fold(person.city) !== "paris");

const active = (person: Person): boolean =>
  (person.seen !== null && person.seen >= seenFrom && person.seen < seenTo) ||
  (person.points >= 9000 && !anyOf(person.tags, (tag) => tag === "newsletter") && (person.city === null || person.city.trim() === ""));

/** The five documents that the limits are stated for: numbers, sets, texts, days and instants, nested and negated. */
export const asked: readonly Asked[] = [
  {
    document: { $and: [{ member: true }, { points: { $gt: 7500 } }] },
    takes: rich,
    byHand: (people) => {
      let count = 0;
      for (const person of people) if (rich(person)) count += 1;
      return count;
    },
  },
  {
    document: { $and: [{ city: { $in: ["Madrid", "Berlin"] } }, { tags: { $overlaps: ["lead", "vip"] } }] },
    takes: leads,
    byHand: (people) => {
      let count = 0;
      for (const person of people) if (leads(person)) count += 1;
      return count;
    },
  },
  {
    document: { $or: [{ first_name: { $starts: "An" } }, { email: { $ends: "@example.org" } }] },
    takes: named,
    byHand: (people) => {
      let count = 0;
      for (const person of people) if (named(person)) count += 1;
      return count;
    },
  },
  {
    document: { $and: [{ birthday: { $after: "1979-12-31" } }, { birthday: { $before: "1990-01-01" } }, { city: { $ne: "Paris" } }] },
    takes: eighties,
    byHand: (people) => {
      let count = 0;
      for (const person of people) if (eighties(person)) count += 1;
      return count;
    },
  },
  {
    document: {
      $or: [
        { seen: { $ltdays: 30 } },
        { $and: [{ points: { $gte: 9000 } }, { tags: { $none: ["newsletter"] } }, { city: { $empty: true } }] },
      ],
    },
    takes: active,
    byHand: (people) => {
      let count = 0;
      for (const person of people) if (active(person)) count += 1;
      return count;
    },
  },
];
