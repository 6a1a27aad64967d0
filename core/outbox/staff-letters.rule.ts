import type { Language } from "../portal/language.rule.ts";
import type { Letter } from "./letter.model.ts";

type Words = Omit<Letter, "language" | "code" | "action"> & { readonly label: string };
type Catalogue<A> = Readonly<Record<Language, (about: A) => Words>>;

type Reset = { readonly name: string; readonly minutes: number };
const reset: Catalogue<Reset> = {
  en: ({ name, minutes }) => ({
    subject: "Choose a new password",
    title: "Choose a new password",
    paragraphs: [`Hello ${name},`, `Someone asked for a new password for your account. Choose one within ${minutes} minutes:`],
    label: "Choose a new password",
    notes: ["If it was not you, do nothing: your password stays as it is."],
  }),
  es: ({ name, minutes }) => ({
    subject: "Elige una contraseña nueva",
    title: "Elige una contraseña nueva",
    paragraphs: [`Hola, ${name}:`, `Alguien ha pedido una contraseña nueva para tu cuenta. Elígela antes de ${minutes} minutos:`],
    label: "Elegir una contraseña nueva",
    notes: ["Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma."],
  }),
};

type Activation = { readonly name: string };
const activation: Catalogue<Activation> = {
  en: ({ name }) => ({
    subject: "Confirm your email address",
    title: "Confirm your email address",
    paragraphs: [`Welcome, ${name}.`, "Confirm that this address is yours:"],
    label: "Confirm this address",
    notes: ["The link works once, for seven days."],
  }),
  es: ({ name }) => ({
    subject: "Confirma tu correo electrónico",
    title: "Confirma tu correo electrónico",
    paragraphs: [`Te damos la bienvenida, ${name}.`, "Confirma que esta dirección es tuya:"],
    label: "Confirmar esta dirección",
    notes: ["El enlace funciona una sola vez, durante siete días."],
  }),
};

type Invitation = { readonly name: string; readonly org: string; readonly by: string; readonly days: number };
const invitation: Catalogue<Invitation> = {
  en: ({ name, org, by, days }) => ({
    subject: `Join ${org}`,
    title: `Join ${org}`,
    paragraphs: [`Hello ${name},`, `${by} has invited you to work with ${org} in Cygnet. Choose your password to begin:`],
    label: "Accept the invitation",
    notes: [`The link works once, for ${days} days. It is for you alone: do not forward it.`],
  }),
  es: ({ name, org, by, days }) => ({
    subject: `Únete a ${org}`,
    title: `Únete a ${org}`,
    paragraphs: [`Hola, ${name}:`, `${by} te invita a trabajar con ${org} en Cygnet. Elige tu contraseña para empezar:`],
    label: "Aceptar la invitación",
    notes: [`El enlace funciona una sola vez, durante ${days} días. Es solo para ti: no lo reenvíes.`],
  }),
};

type BillingLink = { readonly name: string; readonly org: string };
const billing: Catalogue<BillingLink> = {
  en: ({ name, org }) => ({
    subject: `Billing of ${org}`,
    title: `Billing of ${org}`,
    paragraphs: [`Hello ${name},`, `You are asked to look at the billing of ${org}. This link shows it and lets you change the card:`],
    label: "Open the billing",
    notes: ["The link works for seven days. Forward it only to people who may see the billing."],
  }),
  es: ({ name, org }) => ({
    subject: `Facturación de ${org}`,
    title: `Facturación de ${org}`,
    paragraphs: [`Hola, ${name}:`, `Te piden que revises la facturación de ${org}. Este enlace la muestra y permite cambiar la tarjeta:`],
    label: "Abrir la facturación",
    notes: ["El enlace funciona durante siete días. Reenvíalo solo a quien pueda ver la facturación."],
  }),
};

type Trial = { readonly host: string };
const trial: Catalogue<Trial> = {
  en: ({ host }) => ({
    subject: "Email works",
    title: "Email works",
    paragraphs: [`This is a test from Cygnet. It was sent through ${host}.`],
    label: "",
    notes: ["There is nothing to do."],
  }),
  es: ({ host }) => ({
    subject: "El correo funciona",
    title: "El correo funciona",
    paragraphs: [`Esta es una prueba de Cygnet. Se ha enviado a través de ${host}.`],
    label: "",
    notes: ["No tienes que hacer nada."],
  }),
};

const linked =
  <A>(catalogue: Catalogue<A>) =>
  (language: Language, about: A, url: string): Letter => {
    const { label, ...words } = catalogue[language](about);
    return { language, ...words, code: null, action: { label, url } };
  };

/** The mail with a link to choose a new password. */
export const resetLetter = linked(reset);
/** The mail to confirm the user's email address. */
export const activationLetter = linked(activation);
/** The mail with the link that accepts an invitation. */
export const invitationLetter = linked(invitation);
/** The mail with a link to an organisation's billing. */
export const billingLetter = linked(billing);

/**
 * The test mail by which an operator checks the mail setup.
 * @param host the mail server
 */
export const trialLetter = (language: Language, host: string): Letter => {
  const { subject, title, paragraphs, notes } = trial[language]({ host });
  return { language, subject, title, paragraphs, notes, code: null, action: null };
};
