import type { Letter } from "../outbox/letter.model.ts";
import type { Language } from "../portal/language.rule.ts";

type Words = Omit<Letter, "language" | "code" | "action"> & { readonly label: string };
type About = { readonly name: string; readonly org: string };

const words: Readonly<Record<Language, (about: About) => Words>> = {
  en: ({ name, org }) => ({
    subject: `The export of ${org} is ready`,
    title: `The export of ${org} is ready`,
    paragraphs: [`Hello ${name},`, `The export of ${org} that you started is ready. You can download it for 7 days:`],
    label: "Open the exports",
    notes: ["It contains everything about your contacts. Keep it in a safe place."],
  }),
  es: ({ name, org }) => ({
    subject: `La exportación de ${org} está lista`,
    title: `La exportación de ${org} está lista`,
    paragraphs: [`Hola, ${name}:`, `La exportación de ${org} que iniciaste está lista. Puedes descargarla durante 7 días:`],
    label: "Abrir las exportaciones",
    notes: ["Contiene todo sobre tus contactos. Guárdala en un lugar seguro."],
  }),
};

/** The mail to the user whose export of the organisation is ready. */
export const exportReadyLetter = (language: Language, about: About, url: string): Letter => {
  const { label, ...letter } = words[language](about);
  return { language, ...letter, code: null, action: { label, url } };
};
