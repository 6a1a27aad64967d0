import { useState } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { ProfileStore } from "../../../core/profile/profile.port.ts";
import { type ProfileDraft, profileForm } from "../../../core/profile/profile.view-model.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useChoosePicture } from "../files/picker/use-choose-picture.ts";
import type { ProfileViewProps } from "./profile.view.tsx";

/** What colleagues see of the user, and the time zone, saved together. */
export const useAbout = (user: SessionUser): Pick<ProfileViewProps, "about" | "saving"> => {
  const [store, session, alerts] = [useService(ProfileStore), useService(StaffSession), useService(Alerts)];
  const text = useText(profileText);
  const saving = useSubmit();
  const choosePicture = useChoosePicture();
  const zones = useAnswer(store.timezones, String(user.id));
  const [edited, setEdited] = useState<Partial<ProfileDraft>>({});
  const { draft, isDirty, maySave } = profileForm({ ...user, timezone: latestValue(zones.answer)?.own ?? null }, edited);
  const onEdit = (change: Partial<ProfileDraft>): void => setEdited((held) => ({ ...held, ...change }));
  const onSave = (): void => {
    if (!maySave) return;
    saving.run(store.change(edited), () => {
      zones.again();
      void session.reload().then(() => setEdited({}));
      alerts.show(text("about.saved"), "success");
    });
  };
  const choosePhoto = async (): Promise<void> => {
    const photo = await choosePicture(text("about.choosePhoto"));
    if (photo !== null) onEdit({ photo });
  };
  return {
    about: {
      user,
      draft,
      failure: saving.failure,
      zones: zones.answer,
      onRetryZones: zones.again,
      onEdit,
      onChoosePhoto: () => void choosePhoto(),
      onSave,
    },
    saving: { isDirty, isPending: saving.isPending, onSave, onDiscard: () => setEdited({}) },
  };
};
