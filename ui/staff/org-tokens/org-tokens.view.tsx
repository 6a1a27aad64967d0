import { KeyRound, Plug, Plus } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { OrgToken } from "../../../core/org-tokens/org-token.model.ts";
import { permissionLabels } from "../../../core/permissions/permission-table.rule.ts";
import { orgTokensText } from "../../i18n/en/org-tokens.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TokenRow } from "../profile/token-row.view.tsx";
import { type ShownSecret, TokenSecret } from "../profile/token-secret.view.tsx";
import styles from "./org-tokens.module.css";

export type OrgTokensViewProps = {
  readonly tokens: Remote<readonly OrgToken[]>;
  readonly now: number;
  /** the token just created or rotated, shown until the page is left */
  readonly secret: ShownSecret | null;
  readonly onAdd: () => void;
  readonly onConnect: () => void;
  readonly onRotate: (token: OrgToken) => void;
  readonly onRevoke: (token: OrgToken) => void;
  readonly onCopy: (copied: string) => void;
  readonly onRetry: () => void;
};

/** The tokens of the organisation. */
export const OrgTokensView = ({ tokens, now, secret, onAdd, onConnect, onRotate, onRevoke, onCopy, onRetry }: OrgTokensViewProps) => {
  const text = useText(orgTokensText);
  const roleOf = ({ role, flags, is_connector }: OrgToken): string => {
    if (is_connector) return text("connector");
    if (role === "admin") return text("admin");
    return flags.length === 0
      ? text("memberNone")
      : text("member", { permissions: flags.map((flag) => permissionLabels[flag]).join(", ") });
  };
  return (
    <>
      <PageHeader
        title={text("title")}
        note={text("note")}
        actions={
          <>
            <Button icon={Plug} onPress={onConnect}>
              {text("connect")}
            </Button>
            <Button icon={Plus} onPress={onAdd}>
              {text("add")}
            </Button>
          </>
        }
      />
      <div {...(secret === null ? {} : { className: styles["once"] })}>
        <TokenSecret secret={secret} onCopy={onCopy} />
      </div>
      <RemoteView remote={tokens} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={KeyRound} title={text("none")}>
              {text("noneBody")}
            </EmptyState>
          ) : (
            <Card>
              <ul aria-label={text("list")}>
                {known.map((token) => (
                  <TokenRow
                    key={token.id}
                    token={token}
                    now={now}
                    {...(token.is_connector ? { may: roleOf(token) } : { role: roleOf(token) })}
                    onRotate={() => onRotate(token)}
                    onRevoke={() => onRevoke(token)}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </RemoteView>
    </>
  );
};
