import { Award } from "lucide-react";
import { type Certificate, certificatePdfPath } from "../../../core/certificates/certificate.model.ts";
import { certificatesText } from "../../i18n/en/certificates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";

type CourseCertificateProps = {
  readonly certificate: Certificate | null;
  readonly isClaimable: boolean;
  readonly isPending: boolean;
  readonly onClaim: () => void;
};

/** Opens the certificate of a finished course, or asks for it. */
export const CourseCertificateView = ({ certificate, isClaimable, isPending, onClaim }: CourseCertificateProps) => {
  const text = useText(certificatesText);
  if (certificate !== null)
    return (
      <LinkButton icon={Award} isWide href={certificatePdfPath(certificate.code)} target="_blank">
        {text("open")} <VisuallyHidden>({text("newTab")})</VisuallyHidden>
      </LinkButton>
    );
  if (!isClaimable) return null;
  return (
    <Button icon={Award} isWide isPending={isPending} onPress={onClaim}>
      {text("claim")}
    </Button>
  );
};
