import { refusalTable } from "../kernel/refusal.ts";
import { fieldLimits } from "./field-schema.model.ts";

/** Error messages of refused writes of field definitions, sections and conversions. */
export const fieldRefusals = refusalTable({
  no_field: "There is no such field.",
  field_changed: "Someone else changed this field in the meantime.",
  made_before: "This field was added before and has since been deleted or converted.",
  always_there: "Contacts always have this field; hide it from forms instead.",
  converting: "This field is being converted in the background. Wait until it is done.",
  too_many_fields: `There are ${fieldLimits.fields} fields, the most there can be`,
  groups_lose: "These groups use an operator that the new type does not have: {{groups}}",
  no_conversion: "There is no such conversion, or it is too old to undo.",
  needs_password: "Enter your password to undo this: secret values will become visible.",
  no_section: "There is no such section.",
  too_many_sections: `There are ${fieldLimits.sections} sections, the most there can be`,
  bucket_changed: "This was changed in another window or by someone else.",
});
