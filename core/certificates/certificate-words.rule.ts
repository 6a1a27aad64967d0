import type { Letter } from "../outbox/letter.model.ts";
import type { Language } from "../portal/language.rule.ts";

/**
 * What a certificate says.
 * @property day the day on which it was given, in words
 * @property address where it is verified
 */
export type CertificateFacts = {
  readonly organisation: string;
  readonly name: string;
  readonly course: string;
  readonly code: string;
  readonly day: string;
  readonly address: string;
};

type Words = {
  readonly title: string;
  readonly given: string;
  readonly finished: string;
  readonly on: (day: string) => string;
  readonly verify: (facts: Pick<CertificateFacts, "code" | "address">) => string;
  readonly asWritten: string;
  readonly genuine: (facts: CertificateFacts) => string;
  readonly open: string;
  readonly code: (code: string) => string;
  readonly missing: string;
  readonly missingBody: string;
};

/** The words of certificates and of the page that verifies them. */
export const certificateWords: Readonly<Record<Language, Words>> = {
  en: {
    title: "Certificate",
    given: "This certifies that",
    finished: "has finished the course",
    on: (day) => `on ${day}`,
    verify: ({ code, address }) => `Code ${code}. Verify it at ${address}`,
    asWritten: "Some characters of the names cannot be printed here. The page above shows them as they are written.",
    genuine: ({ name, course, organisation, day }) => `${name} finished “${course}” at ${organisation} on ${day}.`,
    open: "Open the certificate (PDF)",
    code: (code) => `This certificate is genuine. Its code is ${code}.`,
    missing: "Certificate not found",
    missingBody: "There is no certificate with this code. Check it letter by letter, or ask the person who gave it to you.",
  },
  es: {
    title: "Certificado",
    given: "Se certifica que",
    finished: "ha terminado el curso",
    on: (day) => `el ${day}`,
    verify: ({ code, address }) => `Código ${code}. Compruébalo en ${address}`,
    asWritten: "Algunos caracteres de los nombres no se pueden imprimir aquí. La página indicada los muestra tal como se escriben.",
    genuine: ({ name, course, organisation, day }) => `${name} terminó «${course}» en ${organisation} el ${day}.`,
    open: "Abrir el certificado (PDF)",
    code: (code) => `Este certificado es auténtico. Su código es ${code}.`,
    missing: "Certificado no encontrado",
    missingBody: "No hay ningún certificado con este código. Revísalo letra por letra o pregunta a la persona que te lo dio.",
  },
};

/** A day in words. */
export const dayInWords = (at: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(at * 1000);

/** The page that says that a certificate is genuine. */
export const genuinePage = (facts: CertificateFacts, pdf: string, language: Language): Letter => {
  const words = certificateWords[language];
  return {
    language,
    subject: words.title,
    title: words.title,
    paragraphs: [words.genuine(facts)],
    code: null,
    action: { label: words.open, url: pdf },
    notes: [words.code(facts.code)],
  };
};

/** The page for a code that no certificate has. */
export const missingPage = (language: Language): Letter => {
  const { missing, missingBody } = certificateWords[language];
  return { language, subject: missing, title: missing, paragraphs: [missingBody], code: null, action: null, notes: [] };
};
