import { latestValue } from "../../../core/kernel/remote.ts";
import { CourseCertificateView } from "./course-certificate.view.tsx";
import { useCertificates } from "./use-certificates.ts";

/** The certificate of a finished course; nothing where the course gives none. */
export const CourseCertificate = ({ course }: { readonly course: number }) => {
  const { own, pending, claim } = useCertificates();
  const known = latestValue(own);
  return (
    <CourseCertificateView
      certificate={known?.certificates.find(({ campaign_id }) => campaign_id === course) ?? null}
      isClaimable={known?.claimable.some(({ campaign_id }) => campaign_id === course) ?? false}
      isPending={pending === course}
      onClaim={() => claim(course)}
    />
  );
};
