import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { mainCodecs } from "./contact-field-codecs.ts";
import { NewContact } from "./contact-values.model.ts";

const Typed = t.type({ ...mainCodecs, fields: orDefault(t.record(t.string, t.unknown), {}) }, "TypedContact");
/** What stands in the form. `fields`: own fields by their key, secrets left out. */
export type TypedContact = t.TypeOf<typeof Typed>;
/** What is typed of a new contact, as the device keeps it. `sent`: values of requests under the key whose outcome is not known. */
export const NewContactDraft = t.type({ key: t.string, values: Typed, sent: orDefault(t.readonlyArray(NewContact), []) }, "ContactDraft");
