import { CloudOff } from "lucide-react";
import { portalShellText } from "../../i18n/en/portal-shell.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { OfflineBanner } from "../../kit/offline-banner.view.tsx";
import styles from "./portal-notice.module.css";

type PortalNoticeProps = {
  /** since when what is shown may have changed, epoch seconds; null while the server answers */
  readonly asOf: number | null;
  readonly isOffline: boolean;
  /** the page fills the window */
  readonly isFull: boolean;
  /** the page has what it shows first: what was refused comes after that */
  readonly isCalm: boolean;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
};

const refused = loadable(async () => (await import("../offline/refused.screen.tsx")).RefusedScreen);

/** A quiet line: the page shows what this device keeps. */
export const NetworkLine = ({ asOf }: { readonly asOf: number }) => {
  const text = useText(portalShellText);
  const when = new Intl.DateTimeFormat(useLanguage(), { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });
  return (
    <p className={styles["line"]}>
      <CloudOff className={styles["icon"]} aria-hidden="true" />
      <span className={styles["words"]}>{text("without", { when: when.format(asOf * 1000) })}</span>
    </p>
  );
};

/** What the portal says above its pages: how old they are without network, or what opens, and which answers were refused. */
export const PortalNotice = ({ asOf, isOffline, isFull, isCalm, href }: PortalNoticeProps) => {
  const text = useText(portalShellText);
  return (
    <>
      <div role="status">{asOf === null ? null : <NetworkLine asOf={asOf} />}</div>
      {isFull ? null : (
        <>
          <OfflineBanner
            isOffline={isOffline && asOf === null}
            action={
              <Anchor href={href("/p/kept")} className={styles["link"]}>
                {text("offlineOpen")}
              </Anchor>
            }
          />
          {isCalm ? <refused.View href={href} /> : null}
        </>
      )}
    </>
  );
};
