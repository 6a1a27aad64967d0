import { folded } from "../kernel/folded.ts";

/** Words ignored by the search. */
const stopWords: ReadonlySet<string> = new Set(
  "a about after all am an and any are as at be been before but by can could cy did do does doing for from get give had has have having hello help hey hi how i if in into is it its just let like make many may me mean might more most much must my of on one only or other our out over please s say shall should so some tell than that the their them then there these they this those through to too up us use used using want was way we were what when where which while who whom why will with without work would you your ask chatbot ai explain somebody someone anybody anyone everybody everyone something anything happen happens turn show long tell possible need want there como un una el los las de del al mi que puedo se hay en para por quiero cuantos cuantas".split(
    " ",
  ),
);

/** Synonyms; the first of each row replaces the others. */
const rows: readonly (readonly string[])[] = [
  ["contact", "person", "people", "customer", "client", "lead"],
  ["duplicate", "double", "twice", "duplication"],
  ["delete", "remove", "erase", "trash"],
  ["archive", "hide"],
  ["unarchive", "restore", "undelete"],
  ["sign", "login", "log", "signin", "logon"],
  ["logout", "signout"],
  ["signup", "register", "registration"],
  ["password", "passcode"],
  ["email", "mail"],
  ["mobile", "phone", "cell", "telephone"],
  ["text", "sms"],
  ["video", "film", "movie", "clip"],
  ["question", "quiz", "challenge"],
  ["course", "class"],
  ["learner", "student", "pupil", "trainee"],
  ["user", "staff", "colleague", "teammate", "employee"],
  ["permission", "right", "privilege"],
  ["theme", "dark", "night", "appearance"],
  ["key", "shortcut", "hotkey", "keyboard"],
  ["valid", "expire", "expiry"],
  ["postgresql", "postgres"],
  ["database", "db"],
  ["point", "score", "mark"],
  ["lock", "unlock"],
  ["block", "unblock"],
  ["search", "find"],
  ["create", "add", "new"],
  ["edit", "change", "update", "modify", "rename"],
  ["rule", "logic"],
  ["organisation", "organization", "company"],
  ["import", "upload"],
  ["offline", "disconnected"],
  ["contact", "contacto"],
  ["archive", "archivar", "archivo"],
  ["group", "grupo", "segment"],
  ["task", "tarea", "todo"],
  ["password", "contrasena"],
  ["import", "importar"],
  ["export", "exportar"],
  ["field", "campo"],
  ["delete", "borrar", "eliminar", "elimino", "borro"],
  ["create", "crear", "creo"],
  ["edit", "cambiar", "cambio", "editar"],
  ["search", "buscar", "busco"],
  ["team", "equipo"],
  ["invite", "invitation", "invitar"],
];

const undoubled = (word: string): string => (/([bdfgmnprt])\1$/.test(word) ? word.slice(0, -1) : word);

/** A light stemmer: removes plurals, -ing, -ed, -ly and a final e. */
export const stem = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word.endsWith("ies") ? `${word.slice(0, -3)}y` : /(ss|us|is)$/.test(word) ? word : word.replace(/s$/, "");
  const bare =
    singular.length > 5 && singular.endsWith("ing")
      ? undoubled(singular.slice(0, -3))
      : singular.length > 4 && singular.endsWith("ed")
        ? undoubled(singular.slice(0, -2))
        : singular.length > 5
          ? singular.replace(/ly$/, "")
          : singular;
  return bare.length > 3 ? bare.replace(/e$/, "") : bare;
};

const canonical: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([first = "", ...others]) => others.map((other) => [stem(other), stem(first)] as const)),
);

/** A text without trailing characters of a set. */
export const withoutEnd = (text: string, characters: string): string => {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** The search terms of a text: stems without stop words, synonyms replaced. */
export const termsOf = (text: string): readonly string[] =>
  folded(text)
    .replace(/\bsign(ed|ing)? (in|on|into)\b|\blog(ged|ging)? (in|on|into)\b/g, "signin")
    .replace(/\blog(ged|ging)? (out|off)\b|\bsign(ed|ing)? (out|off)\b/g, "logout")
    .replace(/\bsign(ed|ing)? up\b/g, "signup")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !stopWords.has(word))
    .map(stem)
    .map((word) => canonical.get(word) ?? word);
