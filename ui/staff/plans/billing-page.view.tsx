import type { ReactNode } from "react";
import { billingPath, invoicesPath, plansPath } from "../../../core/org/billing-pages.rule.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import styles from "./plans.module.css";

const pages = [
  ["title", plansPath],
  ["billing.title", billingPath],
  ["invoices.title", invoicesPath],
] as const;

type BillingPageProps = {
  readonly title: string;
  readonly note?: string;
  /** whether the visitor is the owner, who gets links to the other pages */
  readonly isOwn?: boolean;
  readonly children: ReactNode;
};

/** The layout of the pages of plans, billing and invoices, which link each other. */
export const BillingPage = ({ title, note, isOwn = true, children }: BillingPageProps) => {
  const text = useText(plansText);
  const links = pages
    .filter(([name]) => text(name) !== title)
    .map(([name, path]) => (
      <LinkButton key={path} href={`/ui${path}`}>
        {text(name)}
      </LinkButton>
    ));
  return (
    <div className={styles["page"]}>
      <PageHeader title={title} {...(note === undefined ? {} : { note })} {...(isOwn ? { actions: links } : {})} />
      {children}
    </div>
  );
};
