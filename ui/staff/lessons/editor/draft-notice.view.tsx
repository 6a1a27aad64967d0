import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useDates } from "../../../i18n/use-dates.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";

type DraftNoticeProps = {
  /** epoch seconds of its last change */
  readonly at: number;
  readonly onTake: () => void;
  readonly onDrop: () => void;
};

/** Offers unsaved changes of an earlier visit. */
export const DraftNotice = ({ at, onTake, onDrop }: DraftNoticeProps) => {
  const text = useText(lessonEditorText);
  const dates = useDates();
  const time = dates.at(at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Banner
      tone="warning"
      title={text("draft.title", { time })}
      action={
        <>
          <Button size="small" onPress={onDrop}>
            {text("draft.drop")}
          </Button>
          <Button size="small" kind="primary" onPress={onTake}>
            {text("draft.take")}
          </Button>
        </>
      }
    >
      {text("draft.body")}
    </Banner>
  );
};
