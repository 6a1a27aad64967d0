import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { PortalLink, PortalLinkRequest } from "../../core/contacts/portal-link.model.ts";
import { CompiledTextReply, TextToCompile, TextToCompileFor } from "../../core/contacts/text-compiler.port.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const path = "/api/contacts";
const params = t.type({ id: IntText }, "ContactId");
const question = { access: staff("contacts"), needsPlan: false, rate: "general" } as const;

/** Endpoints for inviting learners to the portal. */
export const portalLinks = {
  create: endpoint({
    ...noInput,
    name: "portalLinks.create",
    summary:
      "Creates a link that signs a contact in to the portal once within 24 hours, and optionally sends it. An earlier link becomes invalid.",
    method: "POST",
    path: `${path}/:id/token`,
    access: members("contacts"),
    params,
    body: PortalLinkRequest,
    reply: PortalLink,
  }),
} as const;

/** Endpoints that fill in the variables of a text. */
export const compiledTexts = {
  compile: endpoint({
    ...noInput,
    ...question,
    name: "texts.compile",
    summary: "Replaces the variables of a text, for a given contact or without one.",
    method: "POST",
    path: `${path}/compile`,
    body: TextToCompileFor,
    reply: CompiledTextReply,
  }),
  compileFor: endpoint({
    ...noInput,
    ...question,
    name: "texts.compileFor",
    summary: "Replaces the variables of a text with the values of a contact.",
    method: "POST",
    path: `${path}/compile/:id`,
    params,
    body: TextToCompile,
    reply: CompiledTextReply,
  }),
} as const;
