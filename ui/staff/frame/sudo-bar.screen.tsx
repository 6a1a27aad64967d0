import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { SudoBar } from "./sudo-bar.view.tsx";

/** The bar of support that acts as a user; ending it signs out. */
export const SudoBarScreen = ({ user }: { readonly user: SessionUser }) => {
  const session = useService(StaffSession);
  const alerts = useService(Alerts);
  const go = useGo();
  const [isEnding, setEnding] = useState(false);
  const end = async (): Promise<void> => {
    setEnding(true);
    const ended = await alerts.reporting(session.logout)();
    if (E.isRight(ended)) go("/ui/login");
    else setEnding(false);
  };
  return <SudoBar name={`${user.first_name} ${user.last_name}`.trim()} isEnding={isEnding} onEnd={() => void end()} />;
};
