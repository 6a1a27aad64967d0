import * as t from "io-ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { orDefault } from "../kernel/or-default.ts";
import { off, prefills, text } from "../lessons/items/values.model.ts";
import { prefillValues } from "./prefill-pairs.rule.ts";

const Person = t.type({ name: text, email: text, placeholder_name: text });
const people = orDefault(t.readonlyArray(Person), []);

const read = decodedOrNull(
  t.type({
    template_id: text,
    placeholder_name: text,
    prefilled_fields: prefills,
    test_mode: off,
    other_recipients: off,
    recipients: people,
    include_cc_contacts: off,
    copied_contacts: people,
    include_metadata: off,
    metadata: prefills,
  }),
);

/** Who signs; `known` as for prefilled forms. */
export type Signer = { readonly name: string; readonly email: string; readonly known: ReadonlyMap<string, string> };

/** A document to create at SignWell, in the words of its API. */
export type SigningRequest = Readonly<Record<string, unknown>>;

/** Id of the learner among the recipients of a document. */
export const signerId = "1";

/**
 * The document that SignWell creates from the item's template for one learner, who signs it in a frame.
 * @returns why there can be none: the author chose no template, or the learner has no email address
 */
export const signingRequest = (values: unknown, { name, email, known }: Signer): SigningRequest | "no-template" | "no-email" => {
  const item = read(values);
  if (item === null || item.template_id.trim() === "" || item.placeholder_name.trim() === "") return "no-template";
  if (email.trim() === "") return "no-email";
  const others = (item.other_recipients ? item.recipients : []).filter((one) => one.email.trim() !== "");
  const copied = (item.include_cc_contacts ? item.copied_contacts : []).filter((one) => one.email.trim() !== "");
  const fields = prefillValues(item.prefilled_fields, known);
  return {
    test_mode: item.test_mode,
    template_id: item.template_id.trim(),
    embedded_signing: true,
    draft: false,
    recipients: [
      { id: signerId, placeholder_name: item.placeholder_name, name, email },
      ...others.map((one, at) => ({ id: String(at + 2), placeholder_name: one.placeholder_name, name: one.name, email: one.email })),
    ],
    ...(fields.length === 0 ? {} : { template_fields: fields.map(([api_id, value]) => ({ api_id, value })) }),
    ...(copied.length === 0 ? {} : { copied_contacts: copied.map((one) => ({ name: one.name, email: one.email })) }),
    ...(item.include_metadata ? { metadata: item.metadata } : {}),
  };
};
