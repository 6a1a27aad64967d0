import { useState } from "react";
import type { ApiTokenEntry } from "../../../core/auth/access-list.model.ts";
import { isExpired } from "../../../core/auth/token-life.rule.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { NewToken } from "../../../core/profile/profile.port.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./profile.module.css";
import { TokenForm, type TokenFormProps } from "./token-form.view.tsx";
import { TokenRow } from "./token-row.view.tsx";
import { TokenSecret } from "./token-secret.view.tsx";

export type TokensCardProps = TokenFormProps & {
  readonly tokens: Remote<readonly ApiTokenEntry[]>;
  readonly now: number;
  /** the token just created or rotated, shown until the page is left */
  readonly secret: NewToken | null;
  readonly onRotate: (id: number) => void;
  readonly onRevoke: (id: number) => void;
  readonly onCopy: (secret: string) => void;
  readonly onRetry: () => void;
};

type Asked = { readonly what: "rotate" | "revoke"; readonly token: ApiTokenEntry };

/** API tokens: created with a name, scopes and a life, shown once, rotated, and revoked immediately. */
export const TokensCard = ({ tokens, now, secret, onRotate, onRevoke, onCopy, onRetry, ...form }: TokensCardProps) => {
  const text = useText(profileText);
  const [asked, setAsked] = useState<Asked | null>(null);
  const what = asked?.what ?? "revoke";
  const renews = asked?.what === "rotate" && isExpired(asked.token, now);
  return (
    <Card title={text("tokens.title")} note={text("tokens.note")}>
      <div className={styles["form"]}>
        <TokenForm {...form} />
        <TokenSecret secret={secret} onCopy={onCopy} />
        <RemoteView remote={tokens} skeleton={<SkeletonLines />} onRetry={onRetry}>
          {(list) =>
            list.length === 0 ? (
              <p className={styles["note"]}>{text("tokens.none")}</p>
            ) : (
              <ul>
                {list.map((token) => (
                  <TokenRow
                    key={token.id}
                    token={token}
                    now={now}
                    onRotate={() => setAsked({ what: "rotate", token })}
                    onRevoke={() => setAsked({ what: "revoke", token })}
                  />
                ))}
              </ul>
            )
          }
        </RemoteView>
      </div>
      <ConfirmDialog
        title={text(`tokens.${what}Question`, { name: asked?.token.name ?? "" })}
        action={text(`tokens.${what}`)}
        isDangerous={what === "revoke"}
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) (asked.what === "rotate" ? onRotate : onRevoke)(asked.token.id);
          setAsked(null);
        }}
      >
        {text(renews ? "tokens.rotateExpired" : `tokens.${what}Body`)}
      </ConfirmDialog>
    </Card>
  );
};
