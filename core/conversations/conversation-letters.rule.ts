import type { Letter } from "../outbox/letter.model.ts";
import type { Language } from "../portal/language.rule.ts";

type Words = Pick<Letter, "subject" | "paragraphs" | "notes"> & { readonly label: string };
type Answered = { readonly name: string; readonly portal: string };
type Written = { readonly contact: string; readonly name: string };

const answered: Readonly<Record<Language, (about: Answered) => Words>> = {
  en: ({ name, portal }) => ({
    subject: `New message in ${portal}`,
    paragraphs: [`${name} wrote to you in ${portal}:`],
    label: "Read the message",
    notes: ["Please answer in the portal; replies to this message are not read."],
  }),
  es: ({ name, portal }) => ({
    subject: `Mensaje nuevo en ${portal}`,
    paragraphs: [`${name} te ha escrito en ${portal}:`],
    label: "Leer el mensaje",
    notes: ["Responde en el portal, por favor: las respuestas a este mensaje no se leen."],
  }),
};

const written: Readonly<Record<Language, (about: Written) => Words>> = {
  en: ({ contact, name }) => ({
    subject: `New message from ${contact}`,
    paragraphs: [`Hello ${name},`, `${contact} wrote to you from the portal. Read and answer it on the contact’s page:`],
    label: "Open the contact",
    notes: ["Further messages of this conversation within 15 minutes are not mailed."],
  }),
  es: ({ contact, name }) => ({
    subject: `Mensaje nuevo de ${contact}`,
    paragraphs: [`Hola, ${name}:`, `${contact} te ha escrito desde el portal. Léelo y respóndelo en su ficha:`],
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

/** The mail or text to a learner whom staff have written to; the message itself stays in the portal. */
export const answerLetter = (language: Language, about: Answered, url: string): Letter =>
  letterOf(language, answered[language](about), url);

/** The mail to a user whom a learner has written to; the message itself stays on the contact's page. */
export const messageLetter = (language: Language, about: Written, url: string): Letter => letterOf(language, written[language](about), url);
