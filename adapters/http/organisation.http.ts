import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { OrgSettingsStore } from "../../core/organisation/org-settings.port.ts";
import { organisation } from "../contract/organisation.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The settings of the organisation over HTTP. */
export const makeOrganisationHttp = (call: Caller): OrgSettingsStore => ({
  get: () => call(organisation.get, none),
  change: (body) => call(organisation.change, { ...none, body }),
  close: (body) =>
    pipe(
      call(organisation.close, { ...none, body }),
      TE.map((): void => undefined),
    ),
  rotateKey: () => call(organisation.rotateKey, none),
});
