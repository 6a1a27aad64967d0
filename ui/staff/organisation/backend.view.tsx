import type { Remote } from "../../../core/kernel/remote.ts";
import { type Usage, usageTypes } from "../../../core/org/feature-usage.model.ts";
import type { OrgSettings } from "../../../core/organisation/org-settings.model.ts";
import type { Program } from "../../../core/programs/program.model.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./organisation.module.css";

export type BackendViewProps = {
  readonly org: Remote<OrgSettings>;
  readonly usage: Remote<Usage>;
  readonly programs: Remote<readonly Program[]>;
  readonly onRetry: () => void;
};

const Limits = ({ usage }: { readonly usage: Usage }) => {
  const text = useText(organisationText);
  const named = useText(plansText);
  return (
    <dl className={styles["facts"]}>
      {usageTypes.map((type) => {
        const known = usage[type];
        if (known === undefined) return null;
        const { used, cap } = known;
        return [
          <dt key={type}>{named(`usage.${type}`)}</dt>,
          <dd key={`${type}-value`}>{cap === null ? text("backend.noLimit", { used }) : text("backend.of", { used, cap })}</dd>,
        ];
      })}
    </dl>
  );
};

const Code = ({ value }: { readonly value: string }) => <code className={styles["code"]}>{value}</code>;

/** What support asks the owner for: limits, programs, the public key and further facts; nothing can be changed. */
export const BackendView = ({ org, usage, programs, onRetry }: BackendViewProps) => {
  const text = useText(organisationText);
  return (
    <>
      <PageHeader title={text("backend.title")} note={text("backend.note")} />
      <div className={styles["stack"]}>
        <Card title={text("backend.limits")}>
          <RemoteView remote={usage} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
            {(known) => <Limits usage={known} />}
          </RemoteView>
        </Card>
        <Card title={text("backend.programs")}>
          <RemoteView remote={programs} skeleton={<SkeletonLines lines={2} />} onRetry={onRetry}>
            {(known) => {
              const enabled = known.filter((program) => program.enabled).map(({ title }) => title);
              return <p className={styles["plain"]}>{enabled.length === 0 ? text("backend.noPrograms") : enabled.join(", ")}</p>;
            }}
          </RemoteView>
        </Card>
        <RemoteView remote={org} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
          {({ org_id, public_key, meta }) => (
            <>
              <Card title={text("backend.key")} note={text("backend.id", { id: String(org_id) })}>
                {public_key === null ? <p className={styles["muted"]}>{text("backend.noKey")}</p> : <Code value={public_key} />}
              </Card>
              <Card title={text("backend.meta")}>
                <Code value={JSON.stringify(meta, null, 2)} />
              </Card>
            </>
          )}
        </RemoteView>
      </div>
    </>
  );
};
