import type { Field } from "../../../core/fields/field.model.ts";
import type { TimelineField } from "../../../core/timeline/timeline.model.ts";
import { fieldWords, type WordsContext } from "../../fields/field-words.ts";

const valueOf = ({ type, value }: TimelineField): unknown => {
  switch (type) {
    case "bool":
      return value === "true";
    case "int":
    case "time":
      return Number(value);
    case "list":
    case "email":
    case "related_contacts":
      return (value ?? "").split(", ");
    default:
      return value;
  }
};

/** The formatted new value of an event field; the raw text when the field is unknown or its type has changed. */
export const timelineValue = (told: TimelineField, fields: readonly Field[], words: WordsContext): string => {
  const field = fields.find(({ name }) => name === told.name);
  return told.value === null ? "" : field === undefined || field.type !== told.type ? told.value : fieldWords(field, valueOf(told), words);
};
