import { Role } from "../../../core/access/role.model.ts";
import type { DemoAccount } from "../../../core/auth/login-info.model.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./demo-accounts.module.css";

type DemoAccountsProps = {
  readonly accounts: readonly DemoAccount[];
  readonly isDisabled: boolean;
  readonly onUse: (account: DemoAccount) => void;
};

/** Public accounts with one-click sign-in; demo mode only. */
export const DemoAccounts = ({ accounts, isDisabled, onUse }: DemoAccountsProps) => {
  const text = useText(staffAuthText);
  const role = (name: string): string => (Role.is(name) ? text(`demo.roles.${name}`) : name);
  const learner = accounts.find(({ kind }) => kind === "learner");
  return (
    <Card title={text("demo.title")} note={text("demo.note")}>
      <ul className={styles["list"]}>
        {accounts
          .filter(({ kind }) => kind === "staff")
          .map((account) => (
            <li key={account.email}>
              <button type="button" className={styles["account"]} disabled={isDisabled} onClick={() => onUse(account)}>
                <Avatar id={account.email} name={account.name} size={40} isDecorative />
                <span className={styles["words"]}>
                  <span className={styles["name"]}>
                    <VisuallyHidden>{text("demo.as")} </VisuallyHidden>
                    {account.name}
                  </span>
                  <span className={styles["role"]}>{role(account.role)}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
      {learner === undefined ? null : (
        <Button isWide size="small" isDisabled={isDisabled} onPress={() => onUse(learner)}>
          {text("demo.learner")}
        </Button>
      )}
    </Card>
  );
};
