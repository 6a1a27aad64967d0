import type { Language } from "../portal/language.rule.ts";
import type { Letter } from "./letter.model.ts";

type Words = Pick<Letter, "subject" | "paragraphs" | "notes">;
type Catalogue<A> = Readonly<Record<Language, (about: A) => Words>>;

/**
 * What a letter about a closed organisation names.
 * @property by the user who closed it or took it back
 * @property day of the erasure, such as 2026-12-27
 */
export type ClosingFacts = { readonly name: string; readonly org: string; readonly by: string; readonly day: string };

const closed: Catalogue<ClosingFacts> = {
  en: ({ name, org, by, day }) => ({
    subject: `${org} was closed`,
    paragraphs: [
      `Hello ${name},`,
      `${by} has closed ${org} in Cygnet. Nobody can sign in any more. Everything in it will be erased on ${day}.`,
    ],
    notes: ["Until then the owner can take it back by logging in with email and password."],
  }),
  es: ({ name, org, by, day }) => ({
    subject: `Se ha cerrado ${org}`,
    paragraphs: [`Hola, ${name}:`, `${by} ha cerrado ${org} en Cygnet. Ya nadie puede entrar. Todo su contenido se borrará el ${day}.`],
    notes: ["Hasta entonces, su titular puede recuperarla entrando con correo electrónico y contraseña."],
  }),
};
const reminder: Catalogue<Omit<ClosingFacts, "by">> = {
  en: ({ name, org, day }) => ({
    subject: `${org} will be erased on ${day}`,
    paragraphs: [
      `Hello ${name},`,
      `${org} was closed in Cygnet. Everything in it will be erased on ${day}; after that it cannot be restored.`,
    ],
    notes: ["Until then the owner can take it back by logging in with email and password."],
  }),
  es: ({ name, org, day }) => ({
    subject: `${org} se borrará el ${day}`,
    paragraphs: [`Hola, ${name}:`, `${org} está cerrada en Cygnet. Todo su contenido se borrará el ${day}; después no se puede recuperar.`],
    notes: ["Hasta entonces, su titular puede recuperarla entrando con correo electrónico y contraseña."],
  }),
};
const takenBack: Catalogue<Omit<ClosingFacts, "day">> = {
  en: ({ name, org, by }) => ({
    subject: `${org} is open again`,
    paragraphs: [`Hello ${name},`, `${by} has taken ${org} back. Everything in it is as it was, and everybody can sign in again.`],
    notes: [],
  }),
  es: ({ name, org, by }) => ({
    subject: `${org} vuelve a estar abierta`,
    paragraphs: [
      `Hola, ${name}:`,
      `${by} ha recuperado ${org}. Todo su contenido está como estaba, y todo el mundo puede volver a entrar.`,
    ],
    notes: [],
  }),
};

const written = (language: Language, words: Words): Letter => ({ language, ...words, title: words.subject, code: null, action: null });

/** The mail to owner and administrators when their organisation is closed. */
export const closedLetter = (language: Language, about: ClosingFacts): Letter => written(language, closed[language](about));

/** The mail to them a few days before a closed organisation is erased. */
export const closingReminder = (language: Language, about: Omit<ClosingFacts, "by">): Letter =>
  written(language, reminder[language](about));

/** The mail to them when the owner has taken the organisation back. */
export const takenBackLetter = (language: Language, about: Omit<ClosingFacts, "day">): Letter =>
  written(language, takenBack[language](about));
