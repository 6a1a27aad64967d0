import type { Remote } from "../../../core/kernel/remote.ts";
import type { AccessImpact } from "../../../core/permissions/access-impact.model.ts";
import { movedKinds } from "../../../core/permissions/access-impact.rule.ts";
import { rowRulesText } from "../../i18n/en/row-rules.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./access-impact.module.css";

export type AccessImpactViewProps = {
  readonly impact: Remote<AccessImpact>;
  readonly onRetry: () => void;
};

/** What a user gains and loses by a change that is not saved yet. */
export const AccessImpactView = ({ impact, onRetry }: AccessImpactViewProps) => {
  const text = useText(rowRulesText);
  return (
    <Card title={text("impact.title")}>
      <RemoteView remote={impact} skeleton={<SkeletonLines lines={2} />} onRetry={onRetry}>
        {(known) => {
          const moved = movedKinds(known);
          if (moved.length === 0) return <p className={styles["muted"]}>{text("impact.nothing")}</p>;
          return (
            <table className={styles["table"]}>
              <thead>
                <tr>
                  <th scope="col">{text("impact.kind")}</th>
                  <th scope="col">{text("impact.gains")}</th>
                  <th scope="col">{text("impact.loses")}</th>
                  <th scope="col">{text("impact.after")}</th>
                </tr>
              </thead>
              <tbody>
                {moved.map(({ kind, gains, loses, after }) => (
                  <tr key={kind}>
                    <th scope="row">{text(`impact.kinds.${kind}`)}</th>
                    <td>{gains === 0 ? "–" : `+${gains.toLocaleString("en")}`}</td>
                    <td>{loses === 0 ? "–" : `−${loses.toLocaleString("en")}`}</td>
                    <td>{after.toLocaleString("en")}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        }}
      </RemoteView>
    </Card>
  );
};
