import { useState } from "react";
import type { ApiTokenEntry } from "../../../core/auth/access-list.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { NewToken } from "../../../core/profile/profile.port.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./profile.module.css";

export type TokensCardProps = {
  readonly tokens: Remote<readonly ApiTokenEntry[]>;
  /** the token just created, shown until the page is left */
  readonly secret: NewToken | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onCreate: (name: string, onDone: () => void) => void;
  readonly onRevoke: (id: number) => void;
  readonly onCopy: (secret: string) => void;
  readonly onRetry: () => void;
};

/** API tokens: created with a name, shown once, revoked immediately. */
export const TokensCard = ({ tokens, secret, isPending, failure, onCreate, onRevoke, onCopy, onRetry }: TokensCardProps) => {
  const text = useText(profileText);
  const language = useLanguage();
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [asked, setAsked] = useState<ApiTokenEntry | null>(null);
  const isMissing = name.trim() === "";
  const create = (): void => {
    setChecked(true);
    if (isMissing) return;
    onCreate(name.trim(), () => {
      setName("");
      setChecked(false);
    });
  };
  const date = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(at * 1000));
  return (
    <Card title={text("tokens.title")} note={text("tokens.note")}>
      <div className={styles["form"]}>
        <form
          noValidate
          className={styles["form"]}
          onSubmit={(event) => {
            event.preventDefault();
            create();
          }}
        >
          <FormProblem failure={failure} fields={["name"]} />
          <div className={styles["make"]}>
            <TextField
              label={text("tokens.name")}
              maxLength={80}
              value={name}
              onChange={setName}
              error={isChecked && isMissing ? text("required", { field: text("tokens.name") }) : fieldError(failure, "name")}
            />
            <Button type="submit" isPending={isPending}>
              {text("tokens.create")}
            </Button>
          </div>
        </form>
        <div role="status">
          {secret === null ? null : (
            <Banner
              tone="success"
              title={text("tokens.made")}
              action={
                <Button size="small" onPress={() => onCopy(`X-App-Key: ${secret.app_key}\nX-Token: ${secret.token}`)}>
                  {text("tokens.copy")}
                </Button>
              }
            >
              <code className={styles["secret"]} aria-label={text("tokens.secret")}>
                X-App-Key: {secret.app_key}
                <br />
                X-Token: {secret.token}
              </code>
            </Banner>
          )}
        </div>
        <RemoteView remote={tokens} skeleton={<SkeletonLines />} onRetry={onRetry}>
          {(list) =>
            list.length === 0 ? (
              <p className={styles["note"]}>{text("tokens.none")}</p>
            ) : (
              <ul>
                {list.map((token) => (
                  <li key={token.id} className={styles["row"]}>
                    <span className={styles["words"]}>
                      <span className={styles["name"]}>{token.name}</span>
                      <span className={styles["note"]}>{text("tokens.expires", { date: date(token.expires_at) })}</span>
                    </span>
                    <Button size="small" aria-label={text("tokens.revokeNamed", { name: token.name })} onPress={() => setAsked(token)}>
                      {text("tokens.revoke")}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </RemoteView>
      </div>
      <ConfirmDialog
        title={text("tokens.revokeQuestion", { name: asked?.name ?? "" })}
        action={text("tokens.revoke")}
        isDangerous
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) onRevoke(asked.id);
          setAsked(null);
        }}
      >
        {text("tokens.revokeBody")}
      </ConfirmDialog>
    </Card>
  );
};
