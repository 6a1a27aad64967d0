import { Undo2 } from "lucide-react";
import type { PastMerge } from "../../../../core/merges/merge.model.ts";
import { recordText } from "../../../i18n/en/record.ts";
import { useDates } from "../../../i18n/use-dates.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";

/** The merges into a contact that can be undone, newest first; only the newest has an Undo button. */
export const MergeNotes = ({
  merges,
  onUnmerge,
}: {
  readonly merges: readonly PastMerge[];
  readonly onUnmerge: (merge: PastMerge) => void;
}) => {
  const text = useText(recordText);
  const dates = useDates();
  const day = (at: number): string => dates.at(at, { dateStyle: "long" });
  return merges.map((merge, place) => (
    <Banner
      key={merge.id}
      title={text("merge.was", { other: merge.other_name })}
      action={
        place === 0 ? (
          <Button size="small" icon={Undo2} onPress={() => onUnmerge(merge)}>
            {text("merge.unmerge")}
          </Button>
        ) : null
      }
    >
      {text(place === 0 ? "merge.until" : "merge.later", { date: day(merge.until) })}
    </Banner>
  ));
};
