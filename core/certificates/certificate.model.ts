import * as t from "io-ts";
import { RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/**
 * A certificate as it was given: names stay as they were then.
 * @property issued_at epoch seconds
 */
export const Certificate = t.type(
  { code: t.string, campaign_id: t.number, course: t.string, name: t.string, issued_at: t.number },
  "Certificate",
);
export type Certificate = t.TypeOf<typeof Certificate>;

/** A learner's certificates, newest first, and the finished courses whose certificate the learner can still ask for. */
export const OwnCertificates = t.type(
  {
    certificates: t.readonlyArray(Certificate),
    claimable: t.readonlyArray(t.type({ campaign_id: t.number, course: t.string })),
  },
  "OwnCertificates",
);
export type OwnCertificates = t.TypeOf<typeof OwnCertificates>;

/** The course whose certificate a learner asks for. */
export const CertificateClaim = exactly("CertificateClaim", { campaign_id: RecordId }, {});
export type CertificateClaim = t.TypeOf<typeof CertificateClaim>;

/** The address of the public page that says whether a certificate is genuine. */
export const certificatePath = (code: string): string => `/certificates/${code}`;
/** The address of a certificate as PDF. */
export const certificatePdfPath = (code: string): string => `${certificatePath(code)}/certificate.pdf`;
