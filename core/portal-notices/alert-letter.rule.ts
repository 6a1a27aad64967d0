import type { Letter } from "../outbox/letter.model.ts";
import type { Channel } from "../outbox/message.model.ts";
import type { Language } from "../portal/language.rule.ts";
import type { NoticeAbout } from "./notice-about.model.ts";
import { type NoticeKind, noticeKinds } from "./notice-kinds.model.ts";

/**
 * The texts of authors that replace those of the product, with their variables resolved; '' for the product's own.
 * @property body paragraphs separated by empty lines
 */
export type OwnTexts = { readonly subject: string; readonly body: string; readonly sms: string };
export const noOwnTexts: OwnTexts = { subject: "", body: "", sms: "" };

/** @property timezone of the organisation, in which its days are */
export type Alert = {
  readonly kind: NoticeKind;
  readonly about: NoticeAbout;
  readonly channel: Channel;
  readonly language: Language;
  readonly timezone: string;
  readonly url: string;
  readonly own: OwnTexts;
};

const choiceNote: Readonly<Record<Language, string>> = {
  en: "You choose how you are told under “My details” in the portal.",
  es: "Puedes elegir cómo te avisamos en «Mis datos» del portal.",
};

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));

const dayIn = ({ about, language, timezone }: Alert): string =>
  about.due_at === null
    ? ""
    : new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: timezone }).format(
        new Date(about.due_at * 1000),
      );

/** The mail or text that tells a contact of a notice, in the contact's language; it carries the link to its place. */
export const alertLetter = (alert: Alert): Letter => {
  const { kind, about, channel, language, url, own } = alert;
  const words = noticeKinds[kind].words[language](about, dayIn(alert));
  const action = { label: words.label, url };
  const subject = own.subject.trim() === "" ? words.subject : own.subject.trim();
  const letter = { language, subject, title: subject, code: null, action };
  if (channel === "sms") return { ...letter, paragraphs: [own.sms.trim() === "" ? words.text : own.sms.trim()], notes: [] };
  const body = paragraphsOf(own.body);
  return { ...letter, paragraphs: body.length === 0 ? [words.text] : body, notes: [choiceNote[language]] };
};
