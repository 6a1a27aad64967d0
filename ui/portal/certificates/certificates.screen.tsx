import { CertificatesView } from "./certificates.view.tsx";
import { useCertificates } from "./use-certificates.ts";

/** The certificates of the learner, and those that can still be asked for. */
export const CertificatesScreen = () => {
  const { own, again, pending, claim } = useCertificates();
  return <CertificatesView own={own} pending={pending} onClaim={claim} onRetry={again} />;
};
