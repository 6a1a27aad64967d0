import { ExternalLink, Globe } from "lucide-react";
import type { ReactNode } from "react";
import type { ProviderCard } from "../../core/lessons/shown/provider-card.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { LinkButton } from "../kit/link-button.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./provider-card.module.css";

type Props = {
  readonly card: ProviderCard;
  /** what it is, such as a form */
  readonly kind: string;
  /** said in place of the link where there is none */
  readonly note?: string;
  readonly children?: ReactNode;
};

/** What another host serves: the provider's name, the address and a link, never a frame. */
export const ProviderCardView = ({ card, kind, note, children }: Props) => {
  const text = useText(lessonViewsText);
  const { provider, address, isPage, open } = card;
  const words = isPage ? text("provider.openPage") : text("provider.open", { provider });
  return (
    <div className={styles["card"]}>
      <div className={styles["head"]}>
        <span className={styles["picture"]}>
          <Globe className={styles["icon"]} aria-hidden="true" />
        </span>
        <p className={styles["words"]}>
          <strong className={styles["provider"]}>{provider === "" ? kind : provider}</strong>
          <span className={styles["kind"]}>{provider === "" ? "" : kind}</span>
        </p>
      </div>
      {address === null ? (
        <EmptyPart>{note ?? text("empty.address")}</EmptyPart>
      ) : (
        <>
          <p className={styles["address"]}>{address}</p>
          <LinkButton kind="primary" icon={ExternalLink} isWide href={address} target="_blank">
            {open === "" ? words : open}
          </LinkButton>
        </>
      )}
      {children}
    </div>
  );
};
