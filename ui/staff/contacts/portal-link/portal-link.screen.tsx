import { useCallback, useEffect, useState } from "react";
import { shownContact } from "../../../../core/contacts/contact-record.model.ts";
import { ContactRecords } from "../../../../core/contacts/contact-record.service.ts";
import { PortalLinkRequest } from "../../../../core/contacts/portal-link-request.model.ts";
import type { PortalLink } from "../../../../core/contacts/portal-link.model.ts";
import { PortalLinks } from "../../../../core/contacts/portal-link.port.ts";
import { linkRecipient, namesLink, standardLinkMessage } from "../../../../core/contacts/portal-link.rule.ts";
import { TextCompiler } from "../../../../core/contacts/text-compiler.port.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { portalLinkText } from "../../../i18n/en/portal-link.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { useLatest } from "../../../react/use-latest.ts";
import { useSubmit } from "../../../react/use-submit.ts";
import { modalOf } from "../../modal-contribution.tsx";
import { type LinkWay, PortalLinkView } from "./portal-link.view.tsx";

const waitMs = 250;

/** Creates a portal link for one contact. */
export const PortalLinkScreen = modalOf("portal-link", PortalLinkRequest, ({ params: { contact: id }, onClose }) => {
  const text = useText(portalLinkText);
  const toasts = useToasts();
  const links = useService(PortalLinks);
  const compiler = useService(TextCompiler);
  const record = useService(ContactRecords).open(id);
  const contact = shownContact(useLatest(record.state$, record.latest()));
  const [way, setWay] = useState<LinkWay>("copy");
  const [message, setMessage] = useState(standardLinkMessage);
  const [link, setLink] = useState<PortalLink | null>(null);
  const { run, isPending, failure } = useSubmit();
  useEffect(() => {
    if (latestValue(record.latest().contact) === undefined) void record.load();
  }, [record]);
  const compile = useCallback((typed: string) => compiler.compile(typed, id), [compiler, id]);
  const { answer: preview } = useAnswer(compile, message.replaceAll("{portal_link}", text("standsHere")), waitMs);
  if (contact === undefined) return null;
  const mobile = linkRecipient(contact, "sms");
  return (
    <PortalLinkView
      name={contact.name}
      email={linkRecipient(contact, "email")}
      mobile={mobile === null ? null : phoneDisplay(mobile)}
      way={way}
      message={message}
      isLinkMissing={!namesLink(message)}
      preview={preview}
      link={link}
      isPending={isPending}
      failure={failure}
      onWay={setWay}
      onMessage={setMessage}
      onCreate={() => run(links.create(id, way === "copy" ? {} : { send: way, message }), setLink)}
      onCopy={(url) =>
        void navigator.clipboard.writeText(url).then(
          () => toasts.show({ text: text("copied"), tone: "success" }),
          () => toasts.show({ text: text("notCopied"), tone: "error" }),
        )
      }
      onClose={onClose}
    />
  );
});
