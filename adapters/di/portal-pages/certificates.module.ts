import { ContainerModule } from "inversify";
import { Certificates } from "../../../core/certificates/certificates.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeCertificatesHttp } from "../../http/certificates.http.ts";
import { provide } from "../provide.ts";

/** The learner's certificates. */
export const services = new ContainerModule((options) => {
  provide(options, Certificates, (call: Caller) => makeCertificatesHttp(call), [Caller]);
});
