import * as t from "io-ts";
import { admins, staff } from "../../core/access/access-rule.rule.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orNull } from "../../core/kernel/or-null.ts";
import { BegunView, CurrentStaffView } from "../../core/view-as/view-as.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

/** Endpoints for viewing the staff application as another user. */
export const colleagueView = {
  begin: endpoint({
    ...noInput,
    name: "colleague-view.begin",
    summary:
      "Begins a view of the staff application as another user, read-only and for 15 minutes; the address is to be opened in a tab of its own.",
    method: "POST",
    path: "/api/users/:id/view-as",
    access: admins,
    carriesTeams: false,
    needsPlan: false,
    params: t.type({ id: IntText }, "ViewedColleague"),
    body: exactly("ViewAsColleague", {}, {}),
    reply: BegunView,
  }),
  current: endpoint({
    ...noInput,
    name: "colleague-view.current",
    summary:
      "Returns as whom the tab with the header `X-View-As` shows the staff application, and for how many more seconds; null without the header.",
    method: "GET",
    path: "/api/view-as",
    access: staff(),
    carriesTeams: false,
    reply: orNull(CurrentStaffView),
  }),
} as const;
