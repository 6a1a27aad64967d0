import { CreditCard } from "lucide-react";
import { plansPath } from "../../../core/org/plan-notices.service.ts";
import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "plans.open",
    group: "go",
    title: () => sayNow(pageTitlesText)("plans"),
    icon: CreditCard,
    flags: [],
    words: "usage invoices card upgrade subscription",
    run: ({ go }) => go(`/ui${plansPath}`),
  },
];
