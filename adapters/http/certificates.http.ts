import type { Certificates } from "../../core/certificates/certificates.port.ts";
import { certificates } from "../contract/certificates.contract.ts";
import { type Caller, none } from "./caller.ts";

/** A learner's certificates over HTTP. */
export const makeCertificatesHttp = (call: Caller): Certificates => ({
  own: () => call(certificates.own, none),
  claim: (campaign_id) => call(certificates.claim, { ...none, body: { campaign_id } }),
});
