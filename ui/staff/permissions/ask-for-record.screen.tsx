import { useLocation } from "@tanstack/react-router";
import { use, useState } from "react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { recordOfAddress } from "../../../core/permissions/record-address.rule.ts";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { StaffUserContext } from "../staff-user.ts";

type AskForRecordProps = {
  /** asks the administrators for what is at an address; @returns whether they are asked */
  readonly onAsk: (address: string) => Promise<boolean>;
};

/** Asks for the record at the address of the page, in place of which a failure is shown; administrators see every record that exists. */
export const AskForRecord = ({ onAsk }: AskForRecordProps) => {
  const text = useText(staffFrameText);
  const user = use(StaffUserContext);
  const address = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  const [asked, setAsked] = useState<string | null>(null);
  if (user === null || isAdmin(user.role) || recordOfAddress(address) === null || asked === address) return null;
  return <Button onPress={() => void onAsk(address).then((isAsked) => setAsked(isAsked ? address : null))}>{text("askAccess")}</Button>;
};
