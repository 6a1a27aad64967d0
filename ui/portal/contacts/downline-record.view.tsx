import type { DownlinePage, DownlineRecord } from "../../../core/downline/downline.model.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { WordsContext } from "../../fields/field-words.ts";
import { portalDownlineText } from "../../i18n/en/portal-downline.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Breadcrumb } from "../../kit/breadcrumb.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import rows from "../more/rows.module.css";
import { DownlineCourses } from "./downline-courses.view.tsx";
import { DownlineDetails } from "./downline-details.view.tsx";
import { DownlineList } from "./downline-list.view.tsx";

export type DownlineRecordProps = {
  readonly contact: Remote<DownlineRecord>;
  readonly level: Remote<DownlinePage>;
  readonly words: WordsContext;
  readonly href: (rest: string) => string;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  readonly onRetryLevel: () => void;
};

type BelowProps = Pick<DownlineRecordProps, "level" | "href" | "onPage" | "onRetryLevel"> & { readonly name: string };

const Below = ({ name, level, href, onPage, onRetryLevel }: BelowProps) => {
  const text = useText(portalDownlineText);
  const title = text("under", { name });
  return (
    <Card title={title}>
      <RemoteView remote={level} skeleton={<SkeletonLines lines={4} />} onRetry={onRetryLevel}>
        {(known) =>
          known.count === 0 ? (
            <p className={rows["muted"]}>{text("emptyUnder", { name })}</p>
          ) : (
            <DownlineList label={title} level={known} href={href} onPage={onPage} />
          )
        }
      </RemoteView>
    </Card>
  );
};

/** A contact of a downline: the way to it, what the learner's role shows, its courses and those below it. */
export const DownlineRecordView = ({ contact, words, onRetry, ...below }: DownlineRecordProps) => {
  const text = useText(portalDownlineText);
  return (
    <>
      {latestValue(contact) === undefined ? <PageHeader title={text("title")} /> : null}
      <RemoteView remote={contact} skeleton={<SkeletonLines lines={10} />} onRetry={onRetry}>
        {(known) => (
          <>
            <Breadcrumb
              label={text("path")}
              crumbs={[
                { label: text("own"), href: below.href("/p/contacts") },
                ...known.above.map(({ con_id, name }) => ({ label: name, href: below.href(`/p/contacts/${con_id}`) })),
                { label: known.name },
              ]}
            />
            <PageHeader title={known.name} help={<Avatar id={String(known.con_id)} name={known.name} src={known.photo} size={40} />} />
            <div className={rows["stack"]}>
              {known.fields.length === 0 ? null : <DownlineDetails contact={known} words={words} />}
              <DownlineCourses contact={known} />
              <Below name={known.name} {...below} />
            </div>
          </>
        )}
      </RemoteView>
    </>
  );
};
