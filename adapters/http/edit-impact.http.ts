import type { EditImpactStore } from "../../core/edit-impact/edit-impact.port.ts";
import { editImpact } from "../contract/edit-impact.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Edits of courses with whom they affect, over HTTP. */
export const makeEditImpactHttp = (call: Caller): EditImpactStore => ({
  impact: (id, edit) => call(editImpact.impact, { ...none, params: { id }, body: { edit } }),
  edit: (id, body) => call(editImpact.edit, { ...none, params: { id }, body }),
});
