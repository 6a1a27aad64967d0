import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { useStaffUser } from "../staff-user.ts";
import { OthersPlansScreen } from "./others-plans.screen.tsx";
import { OwnersPlansScreen } from "./owners-plans.screen.tsx";

/** The plans, for the owner of the organisation; other users see whom to ask. */
export const PlansScreen = () => {
  const text = useText(plansText);
  const user = useStaffUser();
  return user.owner ? <OwnersPlansScreen owner={user} /> : <OthersPlansScreen title={text("title")} />;
};
