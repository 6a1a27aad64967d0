import type { ContactFigures } from "../../core/contacts/contact-figures.port.ts";
import { contactFigures } from "../contract/contact-figures.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Contact statistics over HTTP. */
export const makeContactFiguresHttp = (call: Caller): ContactFigures => ({
  distinct: (field, query) => call(contactFigures.distinct, { ...none, query: { field, query } }),
  metrics: call(contactFigures.metrics, none),
});
