import type { CampaignRecord, CampaignValues } from "../../../core/campaigns/campaign-record.model.ts";
import type { CourseSetting } from "../../../core/campaigns/course-settings-fields.rule.ts";
import { plainWords } from "../../../core/kernel/plain-words.ts";
import type { SaverClash } from "../../../core/kernel/saver.model.ts";
import { localDateAt } from "../../../core/kernel/wall-clock.ts";
import { ClashDialog } from "../../fields/clash-dialog.view.tsx";
import { courseSettingsText } from "../../i18n/en/course-settings.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";

export type CourseClashProps = {
  readonly values: CampaignValues;
  readonly clash: SaverClash<CampaignRecord, CourseSetting>;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly timezone: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
};

const labels = {
  name: "settings.name",
  internal_name: "settings.internal",
  type: "page.settings",
  summary: "settings.summary",
  about: "settings.description",
  cover: "settings.cover",
  portal_section: "settings.section",
  show_order: "settings.order",
  start_time: "settings.start",
  end_time: "settings.end",
  draft: "state.draft",
  offered: "settings.offered",
  bookmark_id: "settings.groupLabel",
  due_date: "settings.dueDate",
  due_days: "settings.dueDays",
} as const satisfies Record<Exclude<CourseSetting, "certificate">, string>;

/** A version conflict of a course: both values of each setting, of which the user keeps one side. */
export const CourseClashView = ({ values, clash, groups, timezone, onKeepMine, onTakeTheirs, onClose }: CourseClashProps) => {
  const text = useText(coursesText);
  const words = useText(courseSettingsText);
  const inWords = (of: CampaignValues, field: CourseSetting): string => {
    switch (field) {
      case "about":
        return plainWords(of.about);
      case "start_time":
      case "end_time":
        return of[field] === 0 ? "" : localDateAt(of[field], timezone);
      case "offered":
        return text(`settings.${of.offered}`);
      case "bookmark_id":
        return groups.find(({ id }) => id === of.bookmark_id)?.name ?? String(of.bookmark_id ?? "");
      case "certificate":
        return of.certificate ? words("given") : "";
      case "draft":
        return of.draft ? text("state.draft") : text("state.live");
      default:
        return String(of[field] ?? "");
    }
  };
  const rows = clash.fields.map((field) => ({
    field,
    label: field === "certificate" ? words("certificate") : text(labels[field]),
    mine: inWords(values, field),
    theirs: inWords(clash.theirs, field),
  }));
  return <ClashDialog rows={rows} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} onClose={onClose} />;
};
