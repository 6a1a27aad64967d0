import * as t from "io-ts";
import { Language } from "../portal/language.rule.ts";

/**
 * The content of a mail or text, before rendering.
 * @property title the heading of the mail
 * @property paragraphs sentences, including the code or the introduction of the action
 * @property code a pin to be copied, shown large
 * @property action the link or button
 * @property notes small print at the end
 */
export const Letter = t.type(
  {
    language: Language,
    subject: t.string,
    title: t.string,
    paragraphs: t.readonlyArray(t.string),
    code: t.union([t.string, t.null]),
    action: t.union([t.type({ label: t.string, url: t.string }), t.null]),
    notes: t.readonlyArray(t.string),
  },
  "Letter",
);
export type Letter = t.TypeOf<typeof Letter>;

/** A letter of plain paragraphs, separated by empty lines. */
export const plainLetter = (language: Language, subject: string, text: string): Letter => ({
  language,
  subject,
  title: subject,
  paragraphs: text.split(/\n{2,}/),
  code: null,
  action: null,
  notes: [],
});

/** A letter with a pin, which its sentence contains too. */
export const pinLetter = (
  language: Language | null,
  { subject, body }: { readonly subject: string; readonly body: string },
  pin: string,
): Letter => ({ ...plainLetter(language ?? "en", subject, body), code: pin });

/** A letter as plain text, for texts and the text part of mails. */
export const letterText = ({ paragraphs, action, notes }: Letter): string => {
  const body = paragraphs.join("\n\n");
  return [action === null ? body : `${body}\n${action.url}`, ...notes].join("\n\n");
};
