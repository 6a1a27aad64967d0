import { emptyWrittenValues } from "../../core/contacts/contact-field-kinds.rule.ts";
import type { Contact } from "../../core/contacts/contact.model.ts";
import { makeRandom, type Random } from "./random.ts";

const firstNames = ["Ana", "Andrea", "Boris", "Carla", "Dmitri", "Elena", "Farid", "José"] as const;
const lastNames = ["Alvarez", "Brandt", "Costa", "Dubois", "Eriksen", "Okafor", "Petrov", "Sato"] as const;
const tags = ["customer", "lead", "new hire", "partner"] as const;

const contact = (id: number, random: Random): Contact => {
  const [first, last] = [random.one(firstNames), random.one(lastNames)];
  return {
    ...emptyWrittenValues,
    id: String(id),
    con_id: id,
    name: `${first} ${last}`,
    first_name: first,
    last_name: last,
    email: [`${first}.${last}.${id}@mail.example`.toLowerCase()],
    mobile: [`+1${2_000_000_000 + id}`],
    tags: Array.from({ length: random.below(3) }, () => random.one(tags)),
    photo: random.below(2) === 0 ? null : `/files/${id}.webp`,
    archived: false,
    blocked: false,
    fields: {
      city: "Madrid",
      points: random.below(10_000),
      birthday: "1984-05-12",
      interests: ["onboarding", "sales"],
      seen: 1_750_000_000 - random.below(1_000_000),
    },
    version: 1 + random.below(9),
    created_at: 1_700_000_000 + id,
    updated_at: 1_740_000_000 + id,
  };
};

/** Contacts as a reply of the server carries them, the same in every run. */
export const contactsText = (count: number): string => {
  const random = makeRandom(11);
  return JSON.stringify(Array.from({ length: count }, (_, at) => contact(at + 1, random)));
};

/** The same contacts, of which one in the middle has a number where a text belongs, deep inside. */
export const spoiledText = (text: string): string => {
  const at = text.indexOf('"tags":["', text.length / 2);
  return `${text.slice(0, at)}"tags":[7,"${text.slice(at + '"tags":["'.length)}`;
};
