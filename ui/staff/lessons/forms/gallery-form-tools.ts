import { builtInFields } from "../../../../core/fields/built-in-fields.rule.ts";
import { plainField } from "../../../../core/fields/plain-field.rule.ts";
import type { FormTools } from "./value-editor.ts";

const field = (id: number, name: string, label: string, type: "string" | "time") => ({
  ...plainField({ name, label, type, section: "", order: id, is_event: false, editable: true, form_hidden: false, required: false }),
  share_editable: 1 as const,
  id,
  version: 1,
  deleted_at: null,
});

/** Fields of the gallery that learners may change. */
export const galleryFormFields = [field(1, "shoe_size", "Shoe size", "string"), field(2, "next_tour", "Next tour", "time")];

/** What editors of values need, without a server. */
export const galleryFormTools: FormTools = {
  choose: async () => null,
  fields: { built_in: builtInFields, sections: [], fields: galleryFormFields },
  staff: [
    { id: 1, name: "Olivia Owner", photo: null, active: true },
    { id: 2, name: "Adam Admin", photo: null, active: true },
  ],
  preview: async () => null,
  hasManifest: async () => null,
  webVtt: async ({ url }) => url,
  onPicture: null,
};
