import { Archive, Check, Clock, MailX } from "lucide-react";
import type { UserState } from "../../../core/users/user-state.rule.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Pill } from "../../kit/pill.view.tsx";

const looks = {
  active: { tone: "success", icon: Check },
  invited: { tone: "info", icon: Clock },
  expired: { tone: "warning", icon: MailX },
  archived: { tone: "neutral", icon: Archive },
} as const;

/** Whether a user is active, invited or archived. */
export const StatePill = ({ state }: { readonly state: UserState }) => {
  const text = useText(usersText);
  return <Pill {...looks[state]}>{text(`states.${state}`)}</Pill>;
};
