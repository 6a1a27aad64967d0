import type { Demo, DemoContext } from "./demo.ts";
import { firstNames, lastNames } from "./names.ts";

const people = 240;
const archivedPeople = 14;
const day = 24 * 3600;
const tags = ["customer", "lead", "new hire", "team lead", "partner", "newsletter", "vip", "returning", "webinar", "onboarding"];
const areaCodes = ["212", "305", "312", "415", "512", "617", "702", "206"];

const ascii = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const shuffled = <A>(list: readonly A[], random: () => number): readonly A[] =>
  list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** The nth person of the demo; some have no mobile, a few no email, one in ten two of either. */
const person = (index: number, first_name: string, last_name: string, { org, now, random }: DemoContext) => {
  const address = `${ascii(first_name)}.${ascii(last_name)}`;
  const number = `+1${areaCodes[index % areaCodes.length] ?? "212"}555${String(index).padStart(4, "0")}`;
  const created_at = now - Math.floor(random() * 360) * day - Math.floor(random() * day);
  const reach = random();
  return {
    org_id: org,
    first_name,
    last_name,
    email: reach < 0.05 ? [] : reach > 0.9 ? [`${address}@mail.example`, `${address}@work.example`] : [`${address}@mail.example`],
    mobile: reach >= 0.05 && reach < 0.2 ? [] : [number],
    tags: shuffled(tags, random).slice(0, Math.floor(random() * 4)),
    photo: null,
    password_hash: null,
    language: index % 9 === 0 ? ("es" as const) : null,
    archived_at: index >= people - archivedPeople ? now - Math.floor(random() * 40) * day : null,
    deleted_at: null,
    created_at,
    updated_at: Math.min(now, created_at + Math.floor(random() * 60) * day),
  };
};

/** Contacts of the demo organisation, each with a different name. */
export const demo: Demo = {
  place: 30,
  seed: async ({ db }, context) => {
    const pairs = firstNames.flatMap((first) => lastNames.map((last) => [first, last] as const));
    const chosen = shuffled(pairs, context.random).slice(0, people);
    await db
      .insertInto("contacts")
      .values(chosen.map(([first, last], index) => person(index, first, last, context)))
      .execute();
  },
};
