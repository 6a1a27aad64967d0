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
    summary: "Tells whether one signs in in two steps, and which browsers are remembered.",
    method: "GET",
    path: "/api/users/two_step",
    duringTwoStepSetUp: true,
    reply: TwoStepState,
  }),
  start: endpoint({
    ...own,
    name: "twoStep.start",
    summary: "Makes a secret for an authenticator app, given the password; it counts once a code of it is confirmed.",
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
    summary: "Switches two-step sign-in on with a code of the app, and tells the recovery codes this once.",
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
    summary: "Makes new recovery codes, given password and code; those before work no more.",
    method: "POST",
    path: "/api/users/two_step/recovery_codes",
    rate: "login",
    body: TwoStepProof,
    reply: RecoveryCodes,
  }),
  turnOff: endpoint({
    ...own,
    name: "twoStep.turnOff",
    summary: "Switches two-step sign-in off, given password and code.",
    method: "POST",
    path: "/api/users/two_step/off",
    rate: "login",
    body: TwoStepProof,
    reply: Done,
  }),
  forgetDevice: endpoint({
    ...own,
    name: "twoStep.forgetDevice",
    summary: "Asks one of one's own remembered browsers for a code again.",
    method: "DELETE",
    path: "/api/users/two_step/devices/:id",
    params: t.type({ id: IntText }),
    reply: Done,
  }),
  require: endpoint({
    ...noInput,
    name: "twoStep.require",
    summary: "Requires two-step sign-in of everybody in the organisation, from their next sign-in on, or no more.",
    method: "PUT",
    path: "/api/org/two_step",
    access: admins,
    carriesTeams: false,
    needsPlan: false,
    body: TwoStepRequirement,
    reply: Done,
  }),
} as const;
