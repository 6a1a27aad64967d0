import { ChevronRight } from "lucide-react";
import { peopleAtOnce } from "../../../core/contacts/relation-tree.model.ts";
import type { DownlinePage } from "../../../core/downline/downline.model.ts";
import { portalDownlineText } from "../../i18n/en/portal-downline.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import rows from "../more/rows.module.css";

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
      <ul className={rows["list"]} aria-label={label}>
        {level.results.map(({ con_id, name, photo, direct }) => (
          <li key={con_id}>
            <Anchor href={href(`/p/contacts/${con_id}`)} className={rows["row"]}>
              <Avatar id={String(con_id)} name={name} src={photo} size={32} />
              <span className={rows["words"]}>
                <span className={rows["name"]}>{name}</span>
                <span className={rows["muted"]}>{direct === 0 ? text("none") : text("direct", { count: direct })}</span>
              </span>
              <ChevronRight className={rows["icon"]} aria-hidden="true" />
            </Anchor>
          </li>
        ))}
      </ul>
      <Pagination page={level.page} pageSize={peopleAtOnce} total={level.count} onPage={onPage} />
    </>
  );
};
