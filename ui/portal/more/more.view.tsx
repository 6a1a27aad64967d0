import {
  Award,
  BookOpen,
  ChartColumn,
  ChevronRight,
  Clapperboard,
  CloudOff,
  Folder,
  MessagesSquare,
  UserRound,
  UsersRound,
} from "lucide-react";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { PageHeader } from "../../kit/page-header.view.tsx";
import rows from "./rows.module.css";

type MorePage = { readonly path: string; readonly label: string; readonly href: string };

const pictures: Readonly<Record<string, Icon>> = {
  "/p/conversations": MessagesSquare,
  "/p/contacts": UsersRound,
  "/p/files": Folder,
  "/p/certificates": Award,
  "/p/reports": ChartColumn,
  "/p/video-reviews": Clapperboard,
  "/p/kept": CloudOff,
  "/p/settings": UserRound,
};

/** Leads to further pages of the portal. */
export const MoreView = ({ title, pages }: { readonly title: string; readonly pages: readonly MorePage[] }) => (
  <>
    <PageHeader title={title} />
    <Card>
      <ul className={rows["list"]} aria-label={title}>
        {pages.map(({ path, label, href }) => {
          const Picture = pictures[path] ?? BookOpen;
          return (
            <li key={path}>
              <Anchor href={href} className={rows["row"]}>
                <Picture className={rows["icon"]} aria-hidden="true" />
                <span className={rows["words"]}>{label}</span>
                <ChevronRight className={rows["icon"]} aria-hidden="true" />
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Card>
  </>
);
