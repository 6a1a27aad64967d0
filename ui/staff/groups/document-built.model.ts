import { fieldTypesOf } from "../../../core/groups/contact-fields.rule.ts";
import { documentOf } from "../../../core/groups/filter-draft.rule.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import type { GroupEditorState } from "../../../core/groups/group-editor.service.ts";

/** The current filter of a form. */
export const documentBuilt = ({ form }: Pick<GroupEditorState, "form">, { fields }: Pick<GroupVocabulary, "fields">): unknown =>
  documentOf(form.draft, fieldTypesOf(fields));
