import { Award } from "lucide-react";
import { certificatePath, certificatePdfPath, type OwnCertificates } from "../../../core/certificates/certificate.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { certificatesText } from "../../i18n/en/certificates.ts";
import { dateFormat } from "../../i18n/formats.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import rows from "../more/rows.module.css";
import styles from "./certificates.module.css";

export type CertificatesViewProps = {
  readonly own: Remote<OwnCertificates>;
  /** the course whose certificate is being asked for */
  readonly pending: number | null;
  readonly onClaim: (course: number) => void;
  readonly onRetry: () => void;
};

const Claimable = ({ own, pending, onClaim }: Pick<CertificatesViewProps, "pending" | "onClaim"> & { readonly own: OwnCertificates }) => {
  const text = useText(certificatesText);
  return (
    <Card title={text("claimable")}>
      <ul className={rows["list"]} aria-label={text("claimable")}>
        {own.claimable.map(({ campaign_id, course }) => (
          <li key={campaign_id} className={styles["row"]}>
            <span className={rows["name"]}>{course}</span>
            <Button
              size="small"
              aria-label={text("claimOf", { course })}
              isPending={pending === campaign_id}
              onPress={() => onClaim(campaign_id)}
            >
              {text("claim")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Given = ({ own }: { readonly own: OwnCertificates }) => {
  const text = useText(certificatesText);
  const language = useLanguage();
  const day = (at: number): string => dateFormat(language, { dateStyle: "long" }).format(at * 1000);
  return (
    <Card title={text("list")}>
      <ul className={rows["list"]} aria-label={text("list")}>
        {own.certificates.map(({ code, course, name, issued_at }) => (
          <li key={code} className={styles["row"]}>
            <span className={styles["said"]}>
              <span className={rows["name"]}>{course}</span>
              <span className={rows["muted"]}>{text("given", { day: day(issued_at), name, code })}</span>
            </span>
            <span className={styles["links"]}>
              <Anchor href={certificatePdfPath(code)} target="_blank" aria-label={`${text("openOf", { course })} (${text("newTab")})`}>
                {text("open")}
              </Anchor>
              <Anchor href={certificatePath(code)} target="_blank" aria-label={`${text("verifyOf", { course })} (${text("newTab")})`}>
                {text("verify")}
              </Anchor>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Loaded = (props: Omit<CertificatesViewProps, "own" | "onRetry"> & { readonly own: OwnCertificates }) => {
  const text = useText(certificatesText);
  const { certificates, claimable } = props.own;
  if (certificates.length + claimable.length === 0)
    return (
      <EmptyState icon={Award} title={text("emptyTitle")}>
        {text("emptyBody")}
      </EmptyState>
    );
  return (
    <div className={rows["stack"]}>
      {claimable.length === 0 ? null : <Claimable {...props} />}
      {certificates.length === 0 ? null : <Given own={props.own} />}
    </div>
  );
};

/** A learner's certificates, and the finished courses whose certificate can still be asked for. */
export const CertificatesView = ({ own, onRetry, ...props }: CertificatesViewProps) => {
  const text = useText(certificatesText);
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} />
      <RemoteView remote={own} skeleton={<SkeletonLines lines={5} />} onRetry={onRetry}>
        {(known) => <Loaded {...props} own={known} />}
      </RemoteView>
    </>
  );
};
