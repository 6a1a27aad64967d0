import { type Letter, plainLetter } from "../outbox/letter.model.ts";
import type { Language } from "../portal/language.rule.ts";

const words: Readonly<Record<Language, (organisation: string) => string>> = {
  en: (organisation) =>
    `${organisation}: you get texts about your courses and messages. Reply STOP to get none, START to get them again. Any other text reaches us.`,
  es: (organisation) =>
    `${organisation}: recibes mensajes de texto sobre tus cursos y conversaciones. Responde STOP para no recibir más, START para recibirlos de nuevo. Cualquier otro texto nos llega.`,
};

/** The answer to the word HELP, in the contact's language. */
export const helpLetter = (language: Language | null, organisation: string): Letter =>
  plainLetter(language ?? "en", "", words[language ?? "en"](organisation));
