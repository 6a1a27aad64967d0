import * as t from "io-ts";
import { learners, staff } from "../../core/access/access-rule.rule.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orNull } from "../../core/kernel/or-null.ts";
import { viewAccess } from "../../core/view-as/view-access.rule.ts";
import { BegunView, CurrentView } from "../../core/view-as/view-as.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText } from "./wire.ts";

/** Endpoints for viewing the portal as a contact; ending also ends views of the staff application. */
export const viewAs = {
  begin: endpoint({
    ...noInput,
    name: "view-as.begin",
    summary: "Begins a view of the portal as a contact, read-only and for 15 minutes; the address is to be opened in a tab of its own.",
    method: "POST",
    path: "/api/contacts/:id/view-as",
    access: viewAccess,
    needsPlan: false,
    params: t.type({ id: IntText }, "ViewedContact"),
    body: exactly("ViewAs", {}, {}),
    reply: BegunView,
  }),
  current: endpoint({
    ...noInput,
    name: "view-as.current",
    summary:
      "Returns whom the tab with the header `X-View-As` shows the portal as, and for how many more seconds; null without the header.",
    method: "GET",
    path: "/api/cg/view-as",
    access: learners,
    reply: orNull(CurrentView),
  }),
  end: endpoint({
    ...noInput,
    name: "view-as.end",
    summary: "Ends the view whose secret is in the header `X-View-As`.",
    method: "DELETE",
    path: "/api/view-as",
    access: staff(),
    needsPlan: false,
    whileViewing: "as_oneself",
    reply: Done,
  }),
} as const;
