import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { off, prefills, Signed, text } from "./values.model.ts";

const Recipient = t.type({ name: text, email: text, placeholder_name: text }, "SignwellRecipient");
const recipients = orDefault(t.readonlyArray(Recipient), []);

const Values = t.type(
  {
    template_id: text,
    placeholder_name: text,
    button_text: text,
    success_text: text,
    prefilled_fields: prefills,
    test_mode: off,
    open_popup: off,
    can_advance: off,
    other_recipients: off,
    recipients,
    include_cc_contacts: off,
    copied_contacts: recipients,
    include_metadata: off,
    metadata: prefills,
  },
  "SignwellValues",
);

/** A document to sign with SignWell; done when SignWell confirms it, or when the learner says so of one that does not block the learner. Other signers and copied contacts are hidden from learners. */
export const signwellItem = itemType({
  type: "signwell",
  group: "dataCollection",
  values: Values,
  answer: Signed,
  fields: {
    template_id: "text",
    placeholder_name: "text",
    button_text: "text",
    success_text: "text",
    prefilled_fields: "prefills",
    test_mode: "switch",
    open_popup: "switch",
    can_advance: "switch",
    other_recipients: "switch",
    recipients: "recipients",
    include_cc_contacts: "switch",
    copied_contacts: "recipients",
    include_metadata: "switch",
    metadata: "pairs",
  },
  required: ["template_id", "placeholder_name"],
  score: ({ can_advance }, { done, said }) => pointless(done || (can_advance && said)),
  gates: ({ can_advance }) => !can_advance,
  shown: ({ template_id, placeholder_name, button_text, success_text, test_mode, open_popup, can_advance }) => ({
    template_id,
    placeholder_name,
    button_text,
    success_text,
    test_mode,
    open_popup,
    can_advance,
  }),
});
