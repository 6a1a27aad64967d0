import { type ReactNode, useState } from "react";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { loadable } from "../../kit/loadable.view.tsx";

const dialog = loadable(async () => (await import("../teams/team-share.screen.tsx")).TeamShareScreen);

/** The dialog that shares a course with teams, and what opens it. */
export const useCourseSharing = (course: CampaignRecord | null): { readonly onShare: () => void; readonly dialog: ReactNode } => {
  const [isOpen, setOpen] = useState(false);
  return {
    onShare: () => setOpen(true),
    dialog:
      isOpen && course !== null ? (
        <dialog.View resource="campaigns" id={course.id} title={course.name} onClose={() => setOpen(false)} />
      ) : null,
  };
};
