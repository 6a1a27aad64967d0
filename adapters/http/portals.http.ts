import type { PortalStore } from "../../core/portals/portals.port.ts";
import { portals } from "../contract/portals.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The portals of an organisation over HTTP. */
export const makePortalsHttp = (call: Caller): PortalStore => ({
  all: () => call(portals.all, none),
  create: (body) => call(portals.create, { ...none, body }),
  change: (pid, body) => call(portals.change, { ...none, params: { pid }, body }),
  close: (pid) => call(portals.close, { ...none, params: { pid } }),
  reopen: (pid) => call(portals.reopen, { ...none, params: { pid }, body: {} }),
});
