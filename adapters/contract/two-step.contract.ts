import * as t from "io-ts";
import { admins, staff } from "../../core/access/access-rule.rule.ts";
import {
  RecoveryCodes,
  TwoStepConfirm,
  TwoStepProof,
  TwoStepRequirement,
  TwoStepSecret,
  TwoStepStart,
  TwoStepState,
} from "../../core/two-step/two-step.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText } from "./wire.ts";

const own = { ...noInput, access: staff(), carriesTeams: false, needsPlan: false } as const;

/** Endpoints by which users set up two-step sign-in, and administrators require it. */
export const twoStep = {
  state: endpoint({
    ...own,
    name: "twoStep.state",
    summary: "Returns whether the caller uses two-step sign-in, with their remembered browsers.",
    method: "GET",
    path: "/api/users/two_step",
    duringTwoStepSetUp: true,
    reply: TwoStepState,
  }),
  start: endpoint({
    ...own,
    name: "twoStep.start",
    summary: "Creates a secret for an authenticator app, given the password; it takes effect once a code is confirmed.",
    method: "POST",
    path: "/api/users/two_step/start",
    rate: "login",
    duringTwoStepSetUp: true,
    body: TwoStepStart,
    reply: TwoStepSecret,
  }),
  confirm: endpoint({
    ...own,
    name: "twoStep.confirm",
    summary: "Enables two-step sign-in with a code of the authenticator app. Returns the recovery codes, which are not shown again.",
    method: "POST",
    path: "/api/users/two_step/confirm",
    rate: "login",
    duringTwoStepSetUp: true,
    body: TwoStepConfirm,
    reply: RecoveryCodes,
  }),
  renewCodes: endpoint({
    ...own,
    name: "twoStep.renewCodes",
    summary: "Creates new recovery codes, given the password and a code; the previous ones become invalid.",
    method: "POST",
    path: "/api/users/two_step/recovery_codes",
    rate: "login",
    body: TwoStepProof,
    reply: RecoveryCodes,
  }),
  turnOff: endpoint({
    ...own,
    name: "twoStep.turnOff",
    summary: "Disables two-step sign-in, given the password and a code.",
    method: "POST",
    path: "/api/users/two_step/off",
    rate: "login",
    body: TwoStepProof,
    reply: Done,
  }),
  forgetDevice: endpoint({
    ...own,
    name: "twoStep.forgetDevice",
    summary: "Deletes a remembered browser of the caller, which is asked for a code again.",
    method: "DELETE",
    path: "/api/users/two_step/devices/:id",
    params: t.type({ id: IntText }),
    reply: Done,
  }),
  require: endpoint({
    ...noInput,
    name: "twoStep.require",
    summary: "Requires two-step sign-in of all users of the organisation from their next sign-in on, or stops requiring it.",
    method: "PUT",
    path: "/api/org/two_step",
    access: admins,
    carriesTeams: false,
    needsPlan: false,
    body: TwoStepRequirement,
    reply: Done,
  }),
} as const;
