import type { Language } from "./language.rule.ts";

type About = { readonly portal: string; readonly pin: string; readonly minutes: number };
/** @property subject for mails; texts have none */
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

/** The message with a pin for signing in to a portal, in the learner's own language; English for those who have chosen none. */
export const signInPinMessage = (language: Language | null, about: About): PortalMessage => ({
  subject: subject[language ?? "en"](about.portal),
  body: signIn[language ?? "en"](about),
});

/** The message with a pin that opens what the learner told in confidence. */
export const ownSecretPinMessage = (language: Language | null, about: About): PortalMessage => ({
  subject: subject[language ?? "en"](about.portal),
  body: ownSecret[language ?? "en"](about),
});

/** What a mail with a link to the portal is about. */
export const portalLinkSubject = (language: Language | null, portal: string): string => linkSubject[language ?? "en"](portal);
