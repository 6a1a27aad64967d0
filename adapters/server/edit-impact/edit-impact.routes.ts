import { editImpact } from "../../contract/edit-impact.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { readImpact } from "./edit-impact.store.ts";
import { storeEdit } from "./stored-edit.store.ts";

/** Endpoints for edits of courses with whom they affect. */
export const routes: RouteContribution = () =>
  routesFor(editImpact, {
    impact: (call) => () => readImpact(call, call.params.id, call.body.edit),
    edit: (call) => () => storeEdit(call, call.params.id, call.body),
  });
