import type { Language } from "./language.rule.ts";

type About = { readonly portal: string; readonly pin: string; readonly minutes: number };
/** @property subject for emails; text messages have none */
export type PortalMessage = { readonly subject: string; readonly body: string };

const subject: Readonly<Record<Language, (portal: string) => string>> = {
  en: (portal) => `Your pin for ${portal}`,
  es: (portal) => `Tu pin para ${portal}`,
};
const signIn: Readonly<Record<Language, (about: About) => string>> = {
  en: ({ portal, pin, minutes }) => `${pin} is your pin for ${portal}. It works for ${minutes} minutes.`,
  es: ({ portal, pin, minutes }) => `${pin} es tu pin para ${portal}. Funciona durante ${minutes} minutos.`,
};
const ownSecret: Readonly<Record<Language, (about: About) => string>> = {
  en: ({ portal, pin, minutes }) =>
    `${pin} is the pin that shows what ${portal} keeps for you in confidence. It works once, for ${minutes} minutes. If you did not ask for it, do nothing.`,
  es: ({ portal, pin, minutes }) =>
    `${pin} es el pin que muestra lo que ${portal} guarda de ti en confianza. Funciona una sola vez, durante ${minutes} minutos. Si no lo has pedido, no hagas nada.`,
};
const linkSubject: Readonly<Record<Language, (portal: string) => string>> = {
  en: (portal) => `Your link to ${portal}`,
  es: (portal) => `Tu enlace a ${portal}`,
};

/** The message with a PIN for signing in to a portal, in the learner's language, English when none is chosen. */
export const signInPinMessage = (language: Language | null, about: About): PortalMessage => ({
  subject: subject[language ?? "en"](about.portal),
  body: signIn[language ?? "en"](about),
});

/** The message with a PIN that unlocks the learner's confidential answers. */
export const ownSecretPinMessage = (language: Language | null, about: About): PortalMessage => ({
  subject: subject[language ?? "en"](about.portal),
  body: ownSecret[language ?? "en"](about),
});

/** The subject of an email with a link to the portal. */
export const portalLinkSubject = (language: Language | null, portal: string): string => linkSubject[language ?? "en"](portal);
