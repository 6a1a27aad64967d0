import { Copy, RefreshCw } from "lucide-react";
import { useState } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { OrgSettings } from "../../../core/organisation/org-settings.model.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./organisation.module.css";
import { SignInRules, type SignInRulesProps } from "./sign-in-rules.view.tsx";

export type SecurityViewProps = Omit<SignInRulesProps, "known"> & {
  readonly org: Remote<SignInRulesProps["known"] & Pick<OrgSettings, "public_key">>;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onCopy: (key: string) => void;
  readonly onRotate: () => void;
  readonly onRetry: () => void;
};

/** How users sign in and for how long, and the key pair that secrets are sealed with. */
export const SecurityView = ({ org, isPending, failure, onCopy, onRotate, onRetry, ...rules }: SecurityViewProps) => {
  const text = useText(organisationText);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <PageHeader title={text("security.title")} note={text("security.note")} />
      <div className={styles["stack"]}>
        <RemoteView remote={org} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
          {(known) => <SignInRules {...rules} known={known} />}
        </RemoteView>
        <Card title={text("security.key")} note={text("security.keyNote")}>
          {failure === null ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
          <RemoteView remote={org} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
            {({ public_key: key }) => (
              <div className={styles["stack"]}>
                {key === null ? <p className={styles["muted"]}>{text("security.noKey")}</p> : <code className={styles["code"]}>{key}</code>}
                <div className={styles["actions"]}>
                  {key === null ? null : (
                    <Button icon={Copy} onPress={() => onCopy(key)}>
                      {text("security.copy")}
                    </Button>
                  )}
                  <Button icon={RefreshCw} isPending={isPending} onPress={() => (key === null ? onRotate() : setAsked(true))}>
                    {text(key === null ? "security.create" : "security.rotate")}
                  </Button>
                </div>
              </div>
            )}
          </RemoteView>
        </Card>
        <Card
          title={text("security.twoStep")}
          actions={<LinkButton href="/ui/settings/profile">{text("security.twoStepLink")}</LinkButton>}
        >
          <p className={styles["plain"]}>{text("security.twoStepNote")}</p>
        </Card>
      </div>
      <ConfirmDialog
        title={text("security.rotateTitle")}
        action={text("security.rotate")}
        isOpen={isAsked}
        onConfirm={() => {
          setAsked(false);
          onRotate();
        }}
        onCancel={() => setAsked(false)}
      >
        {text("security.rotateBody")}
      </ConfirmDialog>
    </>
  );
};
