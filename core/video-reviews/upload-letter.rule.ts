import type { Letter } from "../outbox/letter.model.ts";
import type { Language } from "../portal/language.rule.ts";

type Words = Pick<Letter, "subject" | "paragraphs" | "notes"> & { readonly label: string };

/** @property name first name of the reviewer */
export type UploadFacts = { readonly name: string; readonly lesson: string; readonly item: string };

const words: Readonly<Record<Language, (about: UploadFacts) => Words>> = {
  en: ({ name, lesson, item }) => ({
    subject: `A video waits for your review in “${lesson}”`,
    paragraphs: [`Hello ${name},`, `A learner uploaded a video for “${item}” in the lesson “${lesson}”. You are one of its reviewers:`],
    label: "Review the video",
    notes: ["You get this mail because the lesson names you as a reviewer."],
  }),
  es: ({ name, lesson, item }) => ({
    subject: `Un vídeo espera tu valoración en «${lesson}»`,
    paragraphs: [`Hola, ${name}:`, `Han subido un vídeo para «${item}» en la lección «${lesson}». Te toca valorarlo:`],
    label: "Valorar el vídeo",
    notes: ["Recibes este correo porque la lección te nombra para valorar."],
  }),
};

/** The mail to a reviewer about one upload; it names no learner, whom the reviewer might not be allowed to see. */
export const uploadLetter = (language: Language, about: UploadFacts, url: string): Letter => {
  const { label, ...said } = words[language](about);
  return { language, ...said, title: said.subject, code: null, action: { label, url } };
};
