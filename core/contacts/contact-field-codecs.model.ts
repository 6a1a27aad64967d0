import * as t from "io-ts";
import { listUpTo, textUpTo } from "../kernel/bounded.ts";
import { recordOf } from "../kernel/record-of.ts";
import { holdsTexts } from "./contact-field-kinds.rule.ts";
import { contactField, type MainField, mainFields, type WrittenField, writtenFields, type WrittenValue } from "./contact-fields.model.ts";

type Codecs = { readonly [Name in WrittenField]: t.Type<WrittenValue<Name>, WrittenValue<Name>, unknown> };

/** Codecs of stored values of the written fields. */
export const writtenCodecs: Codecs = recordOf(writtenFields, (field) => (holdsTexts(field) ? t.readonlyArray(t.string) : t.string));

/** Codecs of the main fields. */
export const mainCodecs: Pick<Codecs, MainField> = recordOf(mainFields, (field) => writtenCodecs[field]);

/** Codecs of sent values of the written fields, with the limits of the table. */
export const sentCodecs: Codecs = recordOf(writtenFields, (field) => {
  const { longest = 0, most = 0 } = contactField(field);
  return holdsTexts(field) ? listUpTo(textUpTo(longest), most) : textUpTo(longest);
});
