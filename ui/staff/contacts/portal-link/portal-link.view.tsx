import { Copy } from "lucide-react";
import type { CompiledText } from "../../../../core/contacts/compile-text.rule.ts";
import type { LinkChannel, PortalLink } from "../../../../core/contacts/portal-link.model.ts";
import { longestLinkMessage } from "../../../../core/contacts/portal-link.model.ts";
import { type Failure, failureMessage } from "../../../../core/kernel/failure.ts";
import type { Remote } from "../../../../core/kernel/remote.ts";
import { portalLinkText } from "../../../i18n/en/portal-link.ts";
import { useDates } from "../../../i18n/use-dates.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { RadioGroup } from "../../../kit/radio-group.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { TextArea } from "../../../kit/text-area.view.tsx";
import { fieldError } from "../../../react/use-submit.ts";
import styles from "./portal-link.module.css";

export type LinkWay = "copy" | LinkChannel;

export type PortalLinkViewProps = {
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly way: LinkWay;
  readonly message: string;
  readonly isLinkMissing: boolean;
  readonly preview: Remote<CompiledText>;
  readonly link: PortalLink | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onWay: (way: LinkWay) => void;
  readonly onMessage: (message: string) => void;
  readonly onCreate: () => void;
  readonly onCopy: (url: string) => void;
  readonly onClose: () => void;
};

const ways: readonly LinkWay[] = ["copy", "email", "sms"];
const isWay = (id: string): id is LinkWay => ways.some((way) => way === id);

const Made = ({ link, onCopy }: Pick<PortalLinkViewProps, "onCopy"> & { readonly link: PortalLink }) => {
  const text = useText(portalLinkText);
  const dates = useDates();
  const until = dates.at(link.expires_at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className={styles["form"]} role="status">
      <Banner tone="success" title={link.sent_to === null ? text("made") : text("sent", { recipient: link.sent_to })}>
        {text("until", { date: until })}
      </Banner>
      <code className={styles["link"]} aria-label={text("link")}>
        {link.url}
      </code>
      <span>
        <Button icon={Copy} onPress={() => onCopy(link.url)}>
          {text("copyLink")}
        </Button>
      </span>
    </div>
  );
};

const Preview = ({ preview }: Pick<PortalLinkViewProps, "preview">) => {
  const text = useText(portalLinkText);
  return (
    <section className={styles["preview"]} aria-label={text("preview")}>
      <h3 className={styles["heading"]}>{text("preview")}</h3>
      <RemoteView remote={preview} skeleton={<SkeletonLines lines={3} />}>
        {({ text: filled, missing }) => (
          <>
            <p className={styles["words"]} dir="auto">
              {filled}
            </p>
            {missing.length === 0 ? null : (
              <Banner tone="warning">{text("missing", { names: missing.map((name) => `{${name}}`).join(", ") })}</Banner>
            )}
          </>
        )}
      </RemoteView>
    </section>
  );
};

/** The dialog that creates and sends a portal link, which is shown only once. */
export const PortalLinkView = (props: PortalLinkViewProps) => {
  const { name, email, mobile, way, link, failure, isLinkMissing } = props;
  const text = useText(portalLinkText);
  const footer =
    link === null ? (
      <>
        <Button onPress={props.onClose}>{text("cancel")}</Button>
        <Button kind="primary" isPending={props.isPending} isDisabled={way !== "copy" && isLinkMissing} onPress={props.onCreate}>
          {text(way === "copy" ? "make" : "send")}
        </Button>
      </>
    ) : (
      <Button kind="primary" onPress={props.onClose}>
        {text("close")}
      </Button>
    );
  return (
    <Dialog title={text("title", { name })} size="600" isOpen onClose={props.onClose} footer={footer}>
      {link !== null ? (
        <Made link={link} onCopy={props.onCopy} />
      ) : (
        <div className={styles["form"]}>
          <p>{text("about", { name })}</p>
          {failure === null ? null : <Banner tone="danger" title={failureMessage(failure)} />}
          <RadioGroup
            label={text("how")}
            value={way}
            error={fieldError(failure, "send")}
            options={[
              { id: "copy", label: text("copy"), note: text("copyNote") },
              { id: "email", label: text("email"), note: email ?? text("noEmail"), isDisabled: email === null },
              { id: "sms", label: text("sms"), note: mobile ?? text("noMobile"), isDisabled: mobile === null },
            ]}
            onChange={(id) => {
              if (isWay(id)) props.onWay(id);
            }}
          />
          {way === "copy" ? null : (
            <>
              <TextArea
                label={text("message")}
                help={text("messageHelp")}
                rows={5}
                maxLength={longestLinkMessage}
                value={props.message}
                error={isLinkMissing ? text("needsLink") : fieldError(failure, "message")}
                onChange={props.onMessage}
              />
              <Preview preview={props.preview} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
};
