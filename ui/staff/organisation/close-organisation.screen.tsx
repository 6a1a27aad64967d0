import { useState } from "react";
import { OrgSettingsStore } from "../../../core/organisation/org-settings.port.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { CloseOrganisation } from "./close-organisation.view.tsx";

/** Lets the owner close the organisation; everybody is signed out then, the owner too. */
export const CloseOrganisationScreen = () => {
  const store = useService(OrgSettingsStore);
  const { role, email, org_name } = useStaffUser();
  const [isAsked, setAsked] = useState(false);
  const { isPending, failure, run } = useSubmit();
  if (role !== "owner") return null;
  return (
    <CloseOrganisation
      name={org_name}
      email={email}
      isAsked={isAsked}
      isPending={isPending}
      failure={failure}
      onAsk={setAsked}
      onClose={({ name, password, code }) =>
        run(store.close({ name, password, ...(code.trim() === "" ? {} : { code }) }), () => window.location.assign("/ui/login?done=closed"))
      }
    />
  );
};
