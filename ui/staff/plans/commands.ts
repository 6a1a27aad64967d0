import { CreditCard } from "lucide-react";
import { plansPath } from "../../../core/org/plan-notices.service.ts";
import { plansTitlesText } from "../../i18n/en/plans-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "plans.open",
    group: "go",
    title: () => translateNow(plansTitlesText)("plans"),
    icon: CreditCard,
    flags: [],
    words: "usage invoices card upgrade subscription",
    run: ({ go }) => go(`/ui${plansPath}`),
  },
];
