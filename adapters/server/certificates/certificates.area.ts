import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { movedCertificates } from "./moved-certificates.ts";
import { serveCertificates } from "./serve-certificates.ts";

/** Certificates are merged and erased with their contacts; their codes are verified without signing in. */
export const area: Area = { mergeParts: [movedCertificates], erase: erasedRows("certificates"), serve: serveCertificates };
