import { ContainerModule } from "inversify";
import { OrgTokenStore } from "../../../core/org-tokens/org-tokens.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOrgTokensHttp } from "../../http/org-tokens.http.ts";
import { provide } from "../provide.ts";

/** The organisation's tokens. */
export const services = new ContainerModule((options) => {
  provide(options, OrgTokenStore, (call: Caller) => makeOrgTokensHttp(call), [Caller]);
});
