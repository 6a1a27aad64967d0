import type { Language } from "../portal/language.rule.ts";
import type { Letter } from "./letter.model.ts";

type Words = Pick<Letter, "subject" | "paragraphs" | "notes">;
type Catalogue<A> = Readonly<Record<Language, (about: A) => Words>>;

type NewEmail = { readonly name: string; readonly email: string; readonly days: number };
const newEmail: Catalogue<NewEmail> = {
  en: ({ name, email, days }) => ({
    subject: "Confirm your new email address",
    paragraphs: [`Hello ${name},`, `From now on you want to log in to Cygnet with ${email}. Confirm that this address is yours:`],
    notes: [`The link works once, for ${days} days. Until then you log in with the address that you have used so far.`],
  }),
  es: ({ name, email, days }) => ({
    subject: "Confirma tu nuevo correo electrónico",
    paragraphs: [`Hola, ${name}:`, `A partir de ahora quieres entrar en Cygnet con ${email}. Confirma que esta dirección es tuya:`],
    notes: [`El enlace funciona una sola vez, durante ${days} días. Hasta entonces entras con la dirección que has usado hasta ahora.`],
  }),
};
const confirmLabel: Readonly<Record<Language, string>> = { en: "Confirm this address", es: "Confirmar esta dirección" };

type EmailLeft = { readonly name: string; readonly email: string };
const emailLeft: Catalogue<EmailLeft> = {
  en: ({ name, email }) => ({
    subject: "Your email address is about to change",
    paragraphs: [
      `Hello ${name},`,
      `Someone who knows your password has asked that you log in to Cygnet with ${email} instead of this address.`,
    ],
    notes: [
      "If it was you, there is nothing to do here: follow the link that we sent to the new address. If it was not you, cancel the change in your profile and choose another password now.",
    ],
  }),
  es: ({ name, email }) => ({
    subject: "Tu correo electrónico está a punto de cambiar",
    paragraphs: [
      `Hola, ${name}:`,
      `Alguien que conoce tu contraseña ha pedido que entres en Cygnet con ${email} en lugar de esta dirección.`,
    ],
    notes: [
      "Si has sido tú, aquí no tienes que hacer nada: sigue el enlace que hemos enviado a la nueva dirección. Si no has sido tú, cancela el cambio en tu perfil y elige otra contraseña ahora.",
    ],
  }),
};

const written = (language: Language, words: Words, action: Letter["action"]): Letter => ({
  language,
  ...words,
  title: words.subject,
  code: null,
  action,
});

/** The mail to a new address, with the link that confirms it. */
export const newEmailLetter = (language: Language, about: NewEmail, url: string): Letter =>
  written(language, newEmail[language](about), { label: confirmLabel[language], url });

/** The mail to the address in force, once another one was asked for. */
export const emailLeftLetter = (language: Language, about: EmailLeft): Letter => written(language, emailLeft[language](about), null);

type Owner = { readonly name: string; readonly org: string; readonly other: string };
const owner: Catalogue<Owner> = {
  en: ({ name, org, other }) => ({
    subject: `You own ${org} now`,
    paragraphs: [
      `Hello ${name},`,
      `${other} has handed ${org} over to you in Cygnet. You are its owner now; ${other} is an administrator.`,
    ],
    notes: ["As the owner you manage the plan and the billing. You can hand the organisation over again at any time."],
  }),
  es: ({ name, org, other }) => ({
    subject: `Ahora ${org} está a tu nombre`,
    paragraphs: [
      `Hola, ${name}:`,
      `${other} te ha traspasado ${org} en Cygnet. La organización está ahora a tu nombre; ${other} conserva los permisos de administración.`,
    ],
    notes: ["Ahora gestionas tú el plan y la facturación. Puedes volver a traspasar la organización en cualquier momento."],
  }),
};
const formerOwner: Catalogue<Owner> = {
  en: ({ name, org, other }) => ({
    subject: `You handed ${org} over`,
    paragraphs: [`Hello ${name},`, `${org} belongs to ${other} now. You are an administrator.`],
    notes: [`If it was not you, write to ${other} at once and choose another password.`],
  }),
  es: ({ name, org, other }) => ({
    subject: `Has traspasado ${org}`,
    paragraphs: [`Hola, ${name}:`, `Ahora ${org} está a nombre de ${other}. Tú conservas los permisos de administración.`],
    notes: [`Si no has sido tú, escribe enseguida a ${other} y elige otra contraseña.`],
  }),
};

/** The mail to the new owner of an organisation; `other` is the former one. */
export const ownerLetter = (language: Language, about: Owner): Letter => written(language, owner[language](about), null);

/** The mail to the former owner of an organisation; `other` is the new one. */
export const formerOwnerLetter = (language: Language, about: Owner): Letter => written(language, formerOwner[language](about), null);
