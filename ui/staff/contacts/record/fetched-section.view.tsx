import type { Fetched } from "../../../../core/fields/buckets.model.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import { latestValue, type Remote } from "../../../../core/kernel/remote.ts";
import type { WordsContext } from "../../../fields/field-words.ts";
import { bucketsText } from "../../../i18n/en/buckets.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { SaidAgo } from "../../../kit/time-ago.view.tsx";
import styles from "./contact-record.module.css";
import { ShownValues } from "./shown-values.view.tsx";

type FetchedSectionProps = {
  readonly remote: Remote<Fetched>;
  readonly fields: readonly Field[];
  readonly words: WordsContext;
  /** epoch seconds */ readonly now: number;
  readonly onRetry: () => void;
};

const Told = ({ told, fields, words, now, onRetry }: Omit<FetchedSectionProps, "remote"> & { readonly told: Fetched }) => {
  const text = useText(bucketsText);
  if (told.state === "off") return null;
  if (told.state === "failed")
    return (
      <Banner
        tone="warning"
        title={text("record.failed")}
        action={
          <Button size="small" onPress={onRetry}>
            {text("record.retry")}
          </Button>
        }
      >
        {text(`record.${told.problem}`)}
      </Banner>
    );
  const isEmpty = Object.keys(told.values).length === 0;
  return (
    <>
      {isEmpty ? (
        <p className={styles["kept"]}>{text("record.nothing")}</p>
      ) : (
        <ShownValues fields={fields} values={told.values} words={words} />
      )}
      {told.refused.length === 0 ? null : <p className={styles["kept"]}>{text("record.refused", { fields: told.refused.join(", ") })}</p>}
      <p className={styles["kept"]}>
        <SaidAgo say={(when) => text("record.at", { when })} at={told.fetched_at} now={Math.max(now, told.fetched_at)} />
      </p>
    </>
  );
};

/** Values fetched from the configured URL: loading, loaded, empty or failed. */
export const FetchedSection = ({ remote, ...props }: FetchedSectionProps) => (
  <RemoteView remote={remote} skeleton={<SkeletonLines lines={props.fields.length} />} onRetry={props.onRetry}>
    {(told) => <Told {...props} told={told} />}
  </RemoteView>
);

/** The title of the section of fetched values; undefined until loaded. */
export const fetchedTitle = (remote: Remote<Fetched>): string | undefined => {
  const told = latestValue(remote);
  return told === undefined || told.state === "off" ? undefined : told.title;
};
