import type { AuditActor, AuditChange, AuditEntry } from "../../../core/audit/audit-entry.model.ts";
import { auditText } from "../../i18n/en/audit.ts";
import type { Say } from "../../i18n/text-types.ts";
import { hrefOfPage } from "../named-page.ts";

export type AuditText = Say<typeof auditText.texts>;

const { verbs, kinds } = auditText.texts;
const isVerb = (name: string): name is keyof typeof verbs & string => Object.hasOwn(verbs, name);
const isKind = (name: string): name is keyof typeof kinds & string => Object.hasOwn(kinds, name);

const plain = (name: string): string => {
  const words = name.replaceAll(/[_.]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a kind of record is called. */
export const kindWords = (text: AuditText, type: string): string => (isKind(type) ? text(`kinds.${type}`) : plain(type));

/** What was done, as the beginning of a sentence. */
export const verbWords = (text: AuditText, action: string): string => {
  const verb = action.split(".").at(-1) ?? action;
  return isVerb(verb) ? text(`verbs.${verb}`) : plain(verb);
};

/** What was done to a record, as the beginning of a sentence; of what belongs to it, that is named. */
export const deedWords = (text: AuditText, { action, record }: Pick<AuditEntry, "action" | "record">): string => {
  const [type = ""] = action.split(".");
  return type !== record.type && isKind(type) && action.includes(".")
    ? `${verbWords(text, action)} ${kindWords(text, type).toLowerCase()}`
    : verbWords(text, action);
};

/** An action as it is offered to filter by: what is done, and to what. */
export const actionWords = (text: AuditText, action: string): string => {
  const [type = "", verb] = action.split(".");
  return verb === undefined ? verbWords(text, action) : `${kindWords(text, type)}: ${verbWords(text, verb).toLowerCase()}`;
};

/** Who did it. */
export const actorWords = (text: AuditText, { kind, name }: AuditActor): string =>
  name ?? (kind === "system" || kind === "anonymous" ? text(`who.${kind}`) : text("who.gone"));

/** What a value is called. */
export const fieldWords = ({ field, label }: Pick<AuditChange, "field" | "label">): string =>
  label ?? plain(field.replace(/^fields\./, ""));

/** What a record is called; its number where it has no name. */
export const recordWords = ({ record }: Pick<AuditEntry, "record">): string => record.name ?? record.id;

const pages: Readonly<Record<string, (id: string) => string | null>> = {
  contact: (id) => hrefOfPage("contact", { id }),
  group: (id) => hrefOfPage("group", { id }),
  import: (importId) => hrefOfPage("import-status", { importId }),
  field: () => hrefOfPage("settings-fields", {}),
  field_section: () => hrefOfPage("settings-fields", {}),
};

/** The page of a record; null where it has none, or is gone. */
export const recordHref = ({ record: { type, id, name } }: Pick<AuditEntry, "record">): string | null =>
  name === null ? null : (pages[type]?.(id) ?? null);
