import * as t from "io-ts";
import { listUpTo, textUpTo } from "../kernel/bounded.ts";
import { recordOf } from "../kernel/record-of.ts";
import { holdsTexts } from "./contact-field-kinds.ts";
import { contactField, type MainField, mainFields, type WrittenField, writtenFields, type WrittenValue } from "./contact-fields.model.ts";

type Codecs = { readonly [Name in WrittenField]: t.Type<WrittenValue<Name>, WrittenValue<Name>, unknown> };

/** The codecs of written values as they are stored. */
export const writtenCodecs: Codecs = recordOf(writtenFields, (field) => (holdsTexts(field) ? t.readonlyArray(t.string) : t.string));

/** The codecs of the values that forms show first. */
export const mainCodecs: Pick<Codecs, MainField> = recordOf(mainFields, (field) => writtenCodecs[field]);

/** The codecs of written values as they are sent, with the limits of the table. */
export const sentCodecs: Codecs = recordOf(writtenFields, (field) => {
  const { longest = 0, most = 0 } = contactField(field);
  return holdsTexts(field) ? listUpTo(textUpTo(longest), most) : textUpTo(longest);
});
