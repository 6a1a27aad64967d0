import { CloudOff, Trash2 } from "lucide-react";
import { bytesText } from "../../../core/files/bytes-text.rule.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { KeptEntry } from "../../../core/offline/keeping.model.ts";
import { portalOfflineText } from "../../i18n/en/portal-offline.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useWhen } from "../courses/use-course-dates.ts";
import rows from "../more/rows.module.css";
import styles from "./offline.module.css";

type KeptViewProps = {
  readonly kept: Remote<readonly KeptEntry[]>;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onRemove: (entry: KeptEntry) => void;
};
type EntryProps = Omit<KeptViewProps, "kept"> & { readonly entry: KeptEntry };

const Whole = ({ entry, href, onRemove }: EntryProps) => {
  const text = useText(portalOfflineText);
  const when = useWhen();
  const { id, name, lessons, whole } = entry;
  return (
    <li className={rows["row"]}>
      <span className={rows["words"]}>
        <Anchor href={href(`/course/${id}`)} className={styles["lesson"]}>
          {name}
        </Anchor>
        {whole === null ? null : (
          <span className={rows["muted"]}>
            {[text("lessons", { count: lessons.length }), bytesText(whole.bytes), when(whole.at)].join(" · ")}
          </span>
        )}
      </span>
      <IconButton icon={Trash2} label={text("removeCourse", { name })} onPress={() => onRemove(entry)} />
    </li>
  );
};

const Visited = ({ entry: { id, name, lessons }, href }: Omit<EntryProps, "onRemove">) => {
  const text = useText(portalOfflineText);
  return (
    <li className={rows["row"]}>
      <span className={rows["words"]}>
        <Anchor href={href(`/course/${id}`)} className={styles["lesson"]}>
          {name}
        </Anchor>
        {lessons.length === 0 ? null : (
          <ul className={styles["lessons"]} aria-label={text("course", { name })}>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <Anchor href={href(`/course/${id}/lesson/${lesson.id}`)} className={styles["lesson"]}>
                  {lesson.name}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </span>
    </li>
  );
};

const Loaded = ({ entries, ...rest }: Omit<KeptViewProps, "kept"> & { readonly entries: readonly KeptEntry[] }) => {
  const text = useText(portalOfflineText);
  const whole = entries.filter((entry) => entry.whole !== null);
  const visited = entries.filter((entry) => entry.whole === null);
  if (entries.length === 0)
    return (
      <EmptyState icon={CloudOff} title={text("emptyTitle")}>
        {text("emptyBody")}
      </EmptyState>
    );
  return (
    <div className={rows["stack"]}>
      {whole.length === 0 ? null : (
        <Card title={text("whole")}>
          <ul className={rows["list"]} aria-label={text("whole")}>
            {whole.map((entry) => (
              <Whole key={entry.id} entry={entry} {...rest} />
            ))}
          </ul>
        </Card>
      )}
      {visited.length === 0 ? null : (
        <Card title={text("visited")} note={text("visitedNote")}>
          <ul className={rows["list"]} aria-label={text("visited")}>
            {visited.map((entry) => (
              <Visited key={entry.id} entry={entry} href={rest.href} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
};

/** What opens without network: courses kept whole, with their sizes, and lessons that were visited. */
export const KeptView = ({ kept, ...rest }: KeptViewProps) => {
  const text = useText(portalOfflineText);
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} />
      <RemoteView remote={kept} skeleton={<SkeletonLines lines={4} />}>
        {(entries) => <Loaded entries={entries} {...rest} />}
      </RemoteView>
    </>
  );
};
