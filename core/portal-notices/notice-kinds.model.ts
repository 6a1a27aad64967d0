import * as t from "io-ts";
import type { Language } from "../portal/language.rule.ts";
import type { NoticeAbout } from "./notice-about.model.ts";

/**
 * What an alert says.
 * @property subject of the email, and its heading
 * @property text the sentence of emails and texts
 * @property label of the button that leads to the place
 */
export type AlertWords = { readonly subject: string; readonly text: string; readonly label: string };

/**
 * A kind of notice.
 * @property route the page of the portal that it leads to
 * @property words by language; `day` is the day of `due_at` in words
 */
export type NoticeKindRow = {
  readonly route: (about: NoticeAbout) => string;
  readonly words: Readonly<Record<Language, (about: NoticeAbout, day: string) => AlertWords>>;
};

const toCourse = ({ course }: NoticeAbout): string => (course === null ? "/home" : `/course/${course.id}`);
const courseOf = ({ course }: NoticeAbout): string => course?.name ?? "";
const lessonOf = ({ lesson }: NoticeAbout): string => lesson?.name ?? "";

/** Every kind of notice; pages, alerts and links derive from this table. */
export const noticeKinds = {
  lesson_released: {
    route: (about) => (about.course === null || about.lesson === null ? toCourse(about) : `${toCourse(about)}/lesson/${about.lesson.id}`),
    words: {
      en: (about) => ({
        subject: `“${lessonOf(about)}” is open`,
        text: `The lesson “${lessonOf(about)}” of “${courseOf(about)}” is now open.`,
        label: "Open the lesson",
      }),
      es: (about) => ({
        subject: `«${lessonOf(about)}» ya está disponible`,
        text: `La lección «${lessonOf(about)}» del curso «${courseOf(about)}» ya está disponible.`,
        label: "Abrir la lección",
      }),
    },
  },
  enrolled: {
    route: toCourse,
    words: {
      en: (about) => ({
        subject: `You are enrolled in “${courseOf(about)}”`,
        text: `You are now enrolled in the course “${courseOf(about)}”.`,
        label: "Open the course",
      }),
      es: (about) => ({
        subject: `Tienes un curso nuevo: «${courseOf(about)}»`,
        text: `Te han inscrito en el curso «${courseOf(about)}».`,
        label: "Abrir el curso",
      }),
    },
  },
  due_soon: {
    route: toCourse,
    words: {
      en: (about, day) => ({
        subject: `“${courseOf(about)}” is due on ${day}`,
        text: `Please finish the course “${courseOf(about)}” by ${day}.`,
        label: "Continue the course",
      }),
      es: (about, day) => ({
        subject: `«${courseOf(about)}» termina el ${day}`,
        text: `Completa el curso «${courseOf(about)}» antes de que acabe el ${day}.`,
        label: "Continuar el curso",
      }),
    },
  },
  due_today: {
    route: toCourse,
    words: {
      en: (about) => ({
        subject: `“${courseOf(about)}” is due today`,
        text: `Today is the last day to finish the course “${courseOf(about)}”.`,
        label: "Continue the course",
      }),
      es: (about) => ({
        subject: `«${courseOf(about)}» termina hoy`,
        text: `Hoy es el último día para completar el curso «${courseOf(about)}».`,
        label: "Continuar el curso",
      }),
    },
  },
  message: {
    route: ({ subject }) => (subject === null ? "/p/conversations" : `/p/conversations/${subject.id}`),
    words: {
      en: ({ subject }) => ({
        subject: `New message from ${subject?.name ?? ""}`,
        text: `${subject?.name ?? ""} wrote to you. Please answer in the portal; replies to this message are not read.`,
        label: "Read the message",
      }),
      es: ({ subject }) => ({
        subject: `Mensaje nuevo de ${subject?.name ?? ""}`,
        text: `${subject?.name ?? ""} te ha escrito. Responde en el portal, por favor: las respuestas a este mensaje no se leen.`,
        label: "Leer el mensaje",
      }),
    },
  },
  review: {
    route: () => "/p/video-reviews",
    words: {
      en: (about) => ({
        subject: `Your video in “${lessonOf(about)}” was reviewed`,
        text: `Your video in the lesson “${lessonOf(about)}” of “${courseOf(about)}” has a review.`,
        label: "See the review",
      }),
      es: (about) => ({
        subject: `Han valorado tu vídeo de «${lessonOf(about)}»`,
        text: `Tu vídeo de la lección «${lessonOf(about)}» del curso «${courseOf(about)}» tiene una valoración.`,
        label: "Ver la valoración",
      }),
    },
  },
} as const satisfies Readonly<Record<string, NoticeKindRow>>;

/** The kind of a notice. */
export const NoticeKind = t.keyof(noticeKinds, "NoticeKind");
export type NoticeKind = t.TypeOf<typeof NoticeKind>;

/** The page of the portal that a notice leads to. */
export const noticeRoute = (kind: NoticeKind, about: NoticeAbout): string => noticeKinds[kind].route(about);
