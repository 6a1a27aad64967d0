import type { FieldTypes } from "../../core/filters/parse-filter.rule.ts";
import { makeRandom, type Random } from "./random.ts";

/** A contact as filters read it. Texts stand in mixed case, some fields are empty. */
export type Person = Readonly<
  Record<string, unknown> & {
    id: number;
    first_name: string;
    city: string | null;
    email: readonly string[];
    tags: readonly string[];
    points: number;
    member: boolean;
    birthday: string | null;
    seen: number | null;
  }
>;

export const personFields: FieldTypes = {
  first_name: "string",
  city: "string",
  email: "email",
  tags: "list",
  points: "int",
  member: "bool",
  birthday: "date",
  seen: "time",
};

/** The moment at which filters are asked, epoch seconds, and days before it. */
export const now = 1_750_000_000;
const day = 86_400;

const firstNames = [
  "Ana",
  "ANDREA",
  "Antoine",
  "Boris",
  "carla",
  "Chen",
  "Dmitri",
  "Elena",
  "Farid",
  "Greta",
  "Hanna",
  "Ines",
  "José",
  "Zoë",
] as const;
const cities = ["Madrid", "MADRID", "Lisbon", "berlin", "Berlin", "Paris", "Oslo", "Quito", null, null] as const;
const mailHosts = ["mail.example", "Example.org", "school.example", "work.example"] as const;
const tags = ["customer", "Lead", "VIP", "partner", "newsletter", "new hire"] as const;

const two = (n: number): string => String(n).padStart(2, "0");

const person = (id: number, random: Random): Person => {
  const first = random.one(firstNames);
  return {
    id,
    first_name: first,
    city: random.one(cities),
    email: random.below(10) === 0 ? [] : [`${first}.${id}@${random.one(mailHosts)}`],
    tags: Array.from({ length: random.below(4) }, () => random.one(tags)),
    points: random.below(10_000),
    member: random.below(2) === 1,
    birthday: random.below(5) === 0 ? null : `${1950 + random.below(60)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`,
    seen: random.below(4) === 0 ? null : now - random.below(400 * day),
  };
};

/** People who are the same in every run. */
export const makePeople = (count: number): readonly Person[] => {
  const random = makeRandom(7);
  return Array.from({ length: count }, (_, at) => person(at + 1, random));
};
