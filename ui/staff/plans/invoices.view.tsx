import { CircleAlert, CircleCheck, Clock, Receipt } from "lucide-react";
import type { Invoice } from "../../../core/billing/billing.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { BillingPage } from "./billing-page.view.tsx";
import { moneyText } from "./money-texts.ts";
import styles from "./plans.module.css";

const looks = {
  paid: { tone: "success", icon: CircleCheck, word: "invoices.paid" },
  open: { tone: "warning", icon: Clock, word: "invoices.open" },
  failed: { tone: "danger", icon: CircleAlert, word: "invoices.paymentFailed" },
} as const satisfies Record<Invoice["status"], object>;

const Row = ({ invoice }: { readonly invoice: Invoice }) => {
  const text = useText(plansText);
  const language = useLanguage();
  const dates = useDates();
  const { tone, icon, word } = looks[invoice.status];
  return (
    <tr>
      <td>{dates.at(invoice.date, { dateStyle: "long" })}</td>
      <td className={styles["planName"]}>{invoice.plan}</td>
      <td>{moneyText(invoice.amount_cents, invoice.currency, language)}</td>
      <td>
        <Pill tone={tone} icon={icon}>
          {text(word)}
        </Pill>
      </td>
      <td>
        <a href={invoice.pdf_url} target="_blank" rel="noreferrer" aria-label={text("invoices.pdfOf", { id: String(invoice.id) })}>
          {text("invoices.pdf")}
        </a>
      </td>
    </tr>
  );
};

/** Invoices, newest first. */
export const InvoicesView = ({ invoices, onRetry }: { readonly invoices: Remote<readonly Invoice[]>; readonly onRetry: () => void }) => {
  const text = useText(plansText);
  return (
    <BillingPage title={text("invoices.title")} note={text("invoices.note")}>
      <Card>
        <RemoteView remote={invoices} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
          {(known) =>
            known.length === 0 ? (
              <EmptyState icon={Receipt} title={text("invoices.none")}>
                {text("invoices.noneBody")}
              </EmptyState>
            ) : (
              <table className={styles["table"]} aria-label={text("invoices.title")}>
                <thead>
                  <tr>
                    {(["date", "plan", "amount", "status", "file"] as const).map((name) => (
                      <th key={name} scope="col">
                        {text(`invoices.${name}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {known.map((invoice) => (
                    <Row key={invoice.id} invoice={invoice} />
                  ))}
                </tbody>
              </table>
            )
          }
        </RemoteView>
      </Card>
    </BillingPage>
  );
};
