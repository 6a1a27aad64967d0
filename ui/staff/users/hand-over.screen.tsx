import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { People } from "../../../core/users/people.port.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { HandOverDialog } from "./hand-over-dialog.view.tsx";

type Props = { readonly id: number; readonly name: string; readonly onDone: () => void; readonly onClose: () => void };

/** Hands the organisation over to a user. */
export const HandOverScreen = ({ id, name, onDone, onClose }: Props) => {
  const text = useText(usersText);
  const { email } = useStaffUser();
  const [people, session, alerts] = [useService(People), useService(StaffSession), useService(Alerts)];
  const { run, isPending, failure } = useSubmit();
  return (
    <HandOverDialog
      {...{ name, email, isPending, failure, onClose }}
      onHandOver={(password) =>
        run(people.handOver(id, password), () => {
          alerts.show(text("handOver.done", { name }), "success");
          onClose();
          void session.reload().then(onDone);
        })
      }
    />
  );
};
