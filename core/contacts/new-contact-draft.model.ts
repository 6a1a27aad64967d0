import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { mainCodecs } from "./contact-field-codecs.model.ts";
import { NewContact } from "./contact-values.model.ts";

const Typed = t.type({ ...mainCodecs, fields: orDefault(t.record(t.string, t.unknown), {}) }, "TypedContact");
/** The typed values of the form. `fields`: custom fields by key, without secrets. */
export type TypedContact = t.TypeOf<typeof Typed>;
/** The draft of a new contact on the device. `sent`: values of requests under the key whose outcome is unknown. */
export const NewContactDraft = t.type({ key: t.string, values: Typed, sent: orDefault(t.readonlyArray(NewContact), []) }, "ContactDraft");
