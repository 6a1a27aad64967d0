import { useEffect, useMemo, useRef } from "react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { Numbers } from "../../../core/phone/numbers.port.ts";
import { PhoneRequest } from "../../../core/phone/phone-request.model.ts";
import { makePhoneSetup } from "../../../core/phone/phone-setup.service.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { modalOf } from "../modal-contribution.tsx";
import { useStaffUser } from "../staff-user.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { PhoneLineView } from "./phone-line.view.tsx";

/**
 * Sets up a phone number for text messages, for the given team; after the purchase the session is reloaded, because it holds the number.
 */
export const PhoneLineScreen = modalOf("phone-line", PhoneRequest, ({ params, onClose }) => {
  const numbers = useService(Numbers);
  const session = useService(StaffSession);
  const current = useService(CurrentTeam);
  const close = useRef(onClose);
  close.current = onClose;
  const setup = useMemo(() => makePhoneSetup({ numbers, onDone: () => close.current() }), [numbers]);
  const state = useLatest(setup.state$, setup.latest());
  const teams = latestValue(useLatest(current.teams$, idle)) ?? [];
  const choosesTeam = isAdmin(useStaffUser().role);
  const asked = params.team ?? 0;
  useEffect(() => {
    if (choosesTeam && asked > 0) setup.chooseTeam(asked);
  }, [choosesTeam, asked, setup]);
  useEffect(() => {
    if (choosesTeam) void current.reload();
  }, [choosesTeam, current]);
  const isDone = state.bought !== null;
  useEffect(() => {
    if (!isDone) return;
    void session.reload();
    void current.reload();
  }, [isDone, session, current]);
  return (
    <PhoneLineView
      state={state}
      teams={choosesTeam ? teams : []}
      areaHelp={<HelpTipScreen slug="phone-area-code" />}
      onCountry={(country) => setup.edit({ country })}
      onAreaCode={(areaCode) => setup.edit({ areaCode })}
      onSearch={() => void setup.search()}
      onChoose={setup.choose}
      onTeam={setup.chooseTeam}
      onPurchase={() => void setup.purchase()}
      onClose={onClose}
    />
  );
});
