import { CircleAlert, CircleCheck, PencilLine } from "lucide-react";
import type { PageState } from "../../../core/portal-pages/portal-page.model.ts";
import { portalPagesText } from "../../i18n/en/portal-pages.ts";
import { useText } from "../../i18n/use-text.ts";
import { Pill } from "../../kit/pill.view.tsx";

const looks = {
  draft: { icon: PencilLine, tone: "neutral" },
  published: { icon: CircleCheck, tone: "success" },
  changed: { icon: CircleAlert, tone: "warning" },
} as const;

/** Whether learners see a page, as a word. */
export const PageStatePill = ({ state }: { readonly state: PageState }) => (
  <Pill {...looks[state]}>{useText(portalPagesText)(`state.${state}`)}</Pill>
);
