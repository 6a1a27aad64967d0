import type { AuditActor, AuditChange, AuditEntry } from "../../../core/audit/audit-entry.model.ts";
import { auditText } from "../../i18n/en/audit.ts";
import type { Say } from "../../i18n/text-types.ts";
import { type SayField, writtenLabel } from "../contacts/written-label.ts";
import { hrefOfPage } from "../named-page.ts";

export type AuditText = Say<typeof auditText.texts>;

const { verbs, kinds } = auditText.texts;
const isVerb = (name: string): name is keyof typeof verbs & string => Object.hasOwn(verbs, name);
const isKind = (name: string): name is keyof typeof kinds & string => Object.hasOwn(kinds, name);

const plain = (name: string): string => {
  const words = name.replaceAll(/[_.]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The label of a record type. */
export const kindWords = (text: AuditText, type: string): string => (isKind(type) ? text(`kinds.${type}`) : plain(type));

/** The verb of an action, capitalised to begin a sentence. */
export const verbWords = (text: AuditText, action: string): string => {
  const verb = action.split(".").at(-1) ?? action;
  return isVerb(verb) ? text(`verbs.${verb}`) : plain(verb);
};

/** The verb of an entry, with the type of the dependent object when that differs from the record's type. */
export const deedWords = (text: AuditText, { action, record }: Pick<AuditEntry, "action" | "record">): string => {
  const [type = ""] = action.split(".");
  return type !== record.type && isKind(type) && action.includes(".")
    ? `${verbWords(text, action)} ${kindWords(text, type).toLowerCase()}`
    : verbWords(text, action);
};

/** The label of an action in the filter: type and verb. */
export const actionWords = (text: AuditText, action: string): string => {
  const [type = "", verb] = action.split(".");
  return verb === undefined ? verbWords(text, action) : `${kindWords(text, type)}: ${verbWords(text, verb).toLowerCase()}`;
};

/** The name of the actor. */
export const actorWords = (text: AuditText, { kind, name }: AuditActor): string =>
  name ?? (kind === "system" || kind === "anonymous" ? text(`who.${kind}`) : text("who.gone"));

/**
 * The label of a changed field.
 * @param type that of the record
 */
export const fieldWords = (contacts: SayField, type: string, { field, label }: Pick<AuditChange, "field" | "label">): string =>
  label ?? (type === "contact" ? writtenLabel(contacts, field) : null) ?? plain(field.replace(/^fields\./, ""));

/** The name of a record; its id when it has no name. */
export const recordWords = ({ record }: Pick<AuditEntry, "record">): string => record.name ?? record.id;

const pages: Readonly<Record<string, (id: string) => string | null>> = {
  contact: (id) => hrefOfPage("contact", { id }),
  group: (id) => hrefOfPage("group", { id }),
  import: (importId) => hrefOfPage("import-status", { importId }),
  field: () => hrefOfPage("settings-fields", {}),
  field_section: () => hrefOfPage("settings-fields", {}),
};

/** The page of a record; null when it has none or the record is deleted. */
export const recordHref = ({ record: { type, id, name } }: Pick<AuditEntry, "record">): string | null =>
  name === null ? null : (pages[type]?.(id) ?? null);
