import type { PortalLinks } from "../../core/contacts/portal-link.port.ts";
import type { TextCompiler } from "../../core/contacts/text-compiler.port.ts";
import { compiledTexts, portalLinks } from "../contract/portal-links.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Portal links over HTTP. */
export const makePortalLinksHttp = (call: Caller): PortalLinks => ({
  create: (id, body) => call(portalLinks.create, { ...none, params: { id }, body }),
});

/** Filling in the variables of texts over HTTP. */
export const makeTextCompilerHttp = (call: Caller): TextCompiler => ({
  compile: (text, contact) =>
    contact === null
      ? call(compiledTexts.compile, { ...none, body: { text } })
      : call(compiledTexts.compileFor, { ...none, params: { id: contact }, body: { text } }),
});
