import type { Letter } from "../outbox/letter.model.ts";
import type { Language } from "../portal/language.rule.ts";

type Words = Omit<Letter, "language" | "code" | "action"> & { readonly label: string };
type About = { readonly name: string; readonly url: string };

const words: Readonly<Record<Language, (about: About) => Words>> = {
  en: ({ name, url }) => ({
    subject: "A webhook was switched off",
    title: "A webhook was switched off",
    paragraphs: [
      `Hello ${name},`,
      `No delivery to ${url} has succeeded for five days, so this webhook was switched off. Once the address works again, switch it on and send the missed deliveries again:`,
    ],
    label: "Open the webhooks",
    notes: ["Deliveries are kept for 30 days."],
  }),
  es: ({ name, url }) => ({
    subject: "Se ha desactivado un webhook",
    title: "Se ha desactivado un webhook",
    paragraphs: [
      `Hola, ${name}:`,
      `Ninguna entrega a ${url} ha llegado en cinco días, así que este webhook se ha desactivado. Cuando la dirección vuelva a funcionar, actívalo y reenvía las entregas pendientes:`,
    ],
    label: "Abrir los webhooks",
    notes: ["Las entregas se guardan 30 días."],
  }),
};

/** The mail to administrators when a webhook was switched off because deliveries failed for days. */
export const webhookOffLetter = (language: Language, about: About, url: string): Letter => {
  const { label, ...letter } = words[language](about);
  return { language, ...letter, code: null, action: { label, url } };
};
