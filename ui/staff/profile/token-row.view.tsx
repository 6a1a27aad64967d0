import { TriangleAlert } from "lucide-react";
import type { ApiTokenEntry } from "../../../core/auth/access-list.model.ts";
import { scopeSummary } from "../../../core/auth/token-choice.rule.ts";
import { isExpired } from "../../../core/auth/token-life.rule.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import styles from "./profile.module.css";

type TokenRowProps = {
  readonly token: ApiTokenEntry;
  readonly now: number;
  /** role of the service user that it acts as; absent for a token of the user */
  readonly role?: string;
  /** what it may do, in place of its scopes */
  readonly may?: string;
  readonly onRotate: () => void;
  readonly onRevoke: () => void;
};

/** An API token: what it may do, when it was last used and when it expires. */
export const TokenRow = ({ token, now, role, may, onRotate, onRevoke }: TokenRowProps) => {
  const text = useText(profileText);
  const dates = useDates();
  const expired = isExpired(token, now);
  const summary = scopeSummary(token.scopes);
  const scopes =
    summary.kind === "areas"
      ? summary.areas.map((one) => text(`tokens.may.${one.may}Area`, { area: text(`tokens.areaOf.${one.area}`) })).join(", ")
      : text(`tokens.may.${summary.kind}`);
  return (
    <li className={styles["row"]}>
      <span className={styles["words"]}>
        <span className={styles["name"]}>
          {token.name}
          {expired ? (
            <Pill tone="warning" icon={TriangleAlert}>
              {text("tokens.expired")}
            </Pill>
          ) : null}
        </span>
        {role === undefined ? null : <span className={styles["note"]}>{role}</span>}
        <span className={styles["note"]}>{may ?? scopes}</span>
        <span className={styles["note"]}>
          {token.used_at === null ? (
            text("tokens.unused")
          ) : (
            <SaidAgo say={(when) => text("tokens.used", { when })} at={token.used_at} now={now} />
          )}
          {" · "}
          {text(expired ? "tokens.expiredOn" : "tokens.expires", { date: dates.at(token.expires_at, { dateStyle: "medium" }) })}
        </span>
        {token.old_until === null ? null : (
          <span className={styles["note"]}>
            {text("tokens.oldUntil", { date: dates.at(token.old_until, { dateStyle: "medium", timeStyle: "short" }) })}
          </span>
        )}
      </span>
      <span className={styles["name"]}>
        <Button size="small" aria-label={text("tokens.rotateNamed", { name: token.name })} onPress={onRotate}>
          {text("tokens.rotate")}
        </Button>
        <Button size="small" aria-label={text("tokens.revokeNamed", { name: token.name })} onPress={onRevoke}>
          {text("tokens.revoke")}
        </Button>
      </span>
    </li>
  );
};
