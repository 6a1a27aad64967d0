import type { OwnCertificates } from "../../../core/certificates/certificate.model.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { CertificatesView } from "./certificates.view.tsx";
import { CourseCertificateView } from "./course-certificate.view.tsx";

const nothing = (): void => undefined;
const certificate = { code: "7QK2-M9TD-4XZA-0B3C", campaign_id: 3, course: "Mooring a ship", name: "Lena Holm", issued_at: 1_782_907_200 };
const own: OwnCertificates = {
  certificates: [
    certificate,
    { ...certificate, code: "M9TD-7QK2-0B3C-4XZA", course: "Everything that a new colleague of the harbor office has to know" },
  ],
  claimable: [{ campaign_id: 4, course: "Ropes and knots" }],
};
const page = (remote: Remote<OwnCertificates>) => <CertificatesView own={remote} pending={null} onClaim={nothing} onRetry={nothing} />;
const onCourse = { certificate: null, isClaimable: false, isPending: false, onClaim: nothing };

/** Certificates in every state. */
export const gallery: GalleryEntry = {
  name: "certificates",
  group: "portal/certificates",
  states: {
    certificates: () => page(loaded(own)),
    none: () => page(loaded({ certificates: [], claimable: [] })),
    loading: () => page(idle),
    broken: () => page({ tag: "failed", failure: { tag: "offline" } }),
    "on the course": () => <CourseCertificateView {...onCourse} certificate={certificate} />,
    "to be asked for": () => <CourseCertificateView {...onCourse} isClaimable />,
  },
};
