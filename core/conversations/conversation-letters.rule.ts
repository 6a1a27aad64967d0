import type { Letter } from "../outbox/letter.model.ts";
import type { Language } from "../portal/language.rule.ts";

type Words = Pick<Letter, "subject" | "paragraphs" | "notes"> & { readonly label: string };
type Written = { readonly contact: string; readonly name: string };

const written: Readonly<Record<Language, (about: Written) => Words>> = {
  en: ({ contact, name }) => ({
    subject: `New message from ${contact}`,
    paragraphs: [`Hello ${name},`, `${contact} wrote to you. Read and answer it on the contact’s page:`],
    label: "Open the contact",
    notes: ["Further messages of this conversation within 15 minutes are not mailed."],
  }),
  es: ({ contact, name }) => ({
    subject: `Mensaje nuevo de ${contact}`,
    paragraphs: [`Hola, ${name}:`, `${contact} te ha escrito. Léelo y respóndelo en su ficha:`],
    label: "Abrir la ficha",
    notes: ["Los demás mensajes de esta conversación en los próximos 15 minutos no se envían por correo."],
  }),
};

const letterOf = (language: Language, { label, ...words }: Words, url: string): Letter => ({
  language,
  ...words,
  title: words.subject,
  code: null,
  action: { label, url },
});

/** The mail to a user whom a learner has written to; the message itself stays on the contact's page. */
export const messageLetter = (language: Language, about: Written, url: string): Letter => letterOf(language, written[language](about), url);
