import { ChevronRight } from "lucide-react";
import { type DownlinePage, downlineRows } from "../../../core/downline/downline.model.ts";
import { portalDownlineText } from "../../i18n/en/portal-downline.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import styles from "./downline.module.css";

type DownlineListProps = {
  readonly label: string;
  readonly level: DownlinePage;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onPage: (page: number) => void;
};

/** Contacts of a downline, each leading to its own page. */
export const DownlineList = ({ label, level, href, onPage }: DownlineListProps) => {
  const text = useText(portalDownlineText);
  return (
    <>
      <ul className={styles["list"]} aria-label={label}>
        {level.results.map(({ con_id, name, photo, direct }) => (
          <li key={con_id}>
            <Anchor href={href(`/p/contacts/${con_id}`)} className={styles["row"]}>
              <Avatar id={String(con_id)} name={name} src={photo} size={32} />
              <span className={styles["words"]}>
                <span className={styles["name"]}>{name}</span>
                <span className={styles["muted"]}>{direct === 0 ? text("none") : text("direct", { count: direct })}</span>
              </span>
              <ChevronRight className={styles["icon"]} aria-hidden="true" />
            </Anchor>
          </li>
        ))}
      </ul>
      <Pagination page={level.page} pageSize={downlineRows} total={level.count} onPage={onPage} />
    </>
  );
};
