import type { Language } from "../portal/language.rule.ts";
import type { Letter } from "./letter.model.ts";

type Words = Pick<Letter, "subject" | "paragraphs" | "notes">;
type Catalogue<A> = Readonly<Record<Language, (about: A) => Words>>;

type Mailbox = { readonly org: string; readonly email: string; readonly days: number };
const mailbox: Catalogue<Mailbox> = {
  en: ({ org, email, days }) => ({
    subject: `Confirm that ${org} may send from this address`,
    paragraphs: ["Hello,", `${org} wants to send mail in Cygnet from ${email}. Confirm that this mailbox is yours and that you agree:`],
    notes: [`The link works once, for ${days} days. If you do not know ${org}, do nothing: no mail is sent from your address.`],
  }),
  es: ({ org, email, days }) => ({
    subject: `Confirma que ${org} puede enviar desde esta dirección`,
    paragraphs: ["Hola:", `${org} quiere enviar correo en Cygnet desde ${email}. Confirma que este buzón es tuyo y que estás de acuerdo:`],
    notes: [
      `El enlace funciona una sola vez, durante ${days} días. Si no conoces a ${org}, no hagas nada: no se enviará nada desde tu dirección.`,
    ],
  }),
};
const label: Readonly<Record<Language, string>> = { en: "Confirm this mailbox", es: "Confirmar este buzón" };

type Trial = { readonly org: string; readonly email: string };
const trial: Catalogue<Trial> = {
  en: ({ org, email }) => ({
    subject: `Test from ${email}`,
    paragraphs: [`This is a test of ${org}. It was sent from ${email} with Cygnet.`],
    notes: ["There is nothing to do."],
  }),
  es: ({ org, email }) => ({
    subject: `Prueba desde ${email}`,
    paragraphs: [`Esta es una prueba de ${org}. Se ha enviado desde ${email} con Cygnet.`],
    notes: ["No tienes que hacer nada."],
  }),
};

type Failed = { readonly name: string; readonly org: string; readonly email: string };
const failed: Catalogue<Failed> = {
  en: ({ name, org, email }) => ({
    subject: `Mail is no longer sent from ${email}`,
    paragraphs: [
      `Hello ${name},`,
      `The DNS records of ${email} have been missing or wrong for three days. Mail of ${org} is sent from the address of the installation until they are right. See what was found and what to publish:`,
    ],
    notes: ["The address is checked every day, and used again as soon as its records are right."],
  }),
  es: ({ name, org, email }) => ({
    subject: `Ya no se envía correo desde ${email}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Los registros DNS de ${email} faltan o son incorrectos desde hace tres días. Hasta que se corrijan, el correo de ${org} se envía desde la dirección de la instalación. Mira qué se ha encontrado y qué hay que publicar:`,
    ],
    notes: ["La dirección se comprueba cada día y se vuelve a usar en cuanto sus registros sean correctos."],
  }),
};
const failedLabel: Readonly<Record<Language, string>> = { en: "Open the email addresses", es: "Abrir las direcciones de correo" };

const written = (language: Language, words: Words, action: Letter["action"]): Letter => ({
  language,
  ...words,
  title: words.subject,
  code: null,
  action,
});

/** The mail to a new sender address, with the link that confirms its mailbox. */
export const mailboxLetter = (language: Language, about: Mailbox, url: string): Letter =>
  written(language, mailbox[language](about), { label: label[language], url });

/** The mail to administrators when a verified sender has failed, with a link to the page of senders. */
export const senderFailedLetter = (language: Language, about: Failed, url: string): Letter =>
  written(language, failed[language](about), { label: failedLabel[language], url });

/** A test from a sender address. */
export const senderTestLetter = (language: Language, about: Trial): Letter => written(language, trial[language](about), null);
