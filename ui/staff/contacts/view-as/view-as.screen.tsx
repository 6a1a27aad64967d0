import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { ViewAsRequest } from "../../../../core/view-as/view-as-request.model.ts";
import { ViewsAs } from "../../../../core/view-as/view-as.port.ts";
import { useService } from "../../../react/services.tsx";
import { useSubmit } from "../../../react/use-submit.ts";
import { modalOf } from "../../modal-contribution.tsx";
import { ViewAsView } from "./view-as.view.tsx";

/** Begins a view of the portal as one contact, in a tab that is opened before the answer, since browsers block one that opens later. */
export const ViewAsScreen = modalOf("view-as", ViewAsRequest, ({ params: { contact, name }, onClose }) => {
  const views = useService(ViewsAs);
  const [address, setAddress] = useState<string | null>(null);
  const { run, isPending, failure } = useSubmit();
  const begin = (): void => {
    const tab = window.open("", "_blank");
    const begun = async () => {
      const answer = await views.begin(contact)();
      if (E.isLeft(answer)) tab?.close();
      return answer;
    };
    run(begun, (view) => {
      const page = new URL(view.address, window.location.href).href;
      if (tab === null) return setAddress(page);
      tab.opener = null;
      tab.location.replace(page);
      onClose();
    });
  };
  return <ViewAsView name={name} address={address} isPending={isPending} failure={failure} onBegin={begin} onClose={onClose} />;
});
