import * as TE from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { sameValue } from "../../../core/kernel/same-value.ts";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import { Preset, type PresetDraft } from "../../../core/permissions/preset.model.ts";
import { firstFlags } from "../../../core/users/first-flags.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { FollowersImpact } from "./followers-impact.screen.tsx";
import { PresetForm } from "./preset-form.view.tsx";

type PresetDialogProps = {
  /** null for a new one */
  readonly preset: Preset | null;
  readonly features: readonly string[];
  readonly onSaved: (after: Preset, before: Preset | null) => void;
  readonly onClose: () => void;
};

const draftOf = (preset: Preset | null): PresetDraft =>
  preset === null ? { name: "", role: "user", flags: firstFlags("user") } : { name: preset.name, role: preset.role, flags: preset.flags };

/** Adds a preset, or changes the given one; what another user changed meanwhile is shown with the refusal. */
export const PresetDialog = ({ preset, features, onSaved, onClose }: PresetDialogProps) => {
  const text = useText(permissionsText);
  const store = useService(Permissions);
  const [stored, setStored] = useState(preset);
  const [draft, setDraft] = useState(draftOf(preset));
  const { isPending, failure, run } = useSubmit();
  const shownAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict" && Preset.is(refused.current)) {
      setStored(refused.current);
      setDraft(draftOf(refused.current));
    }
    return refused;
  };
  const [asked, storedAccess] = [draft, draftOf(stored)].map(({ role, flags }) => ({ role, flags: flags.toSorted() }));
  const save = (): void =>
    run(
      TE.mapLeft(shownAnew)(stored === null ? store.create(draft) : store.change(stored.preset_id, { ...draft, version: stored.version })),
      (saved) => onSaved(saved, stored),
    );
  return (
    <Dialog
      title={preset === null ? text("presets.add") : text("presets.edit", preset)}
      isOpen
      isDirty={!sameValue(draft, draftOf(stored))}
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={save}>
          {text("presets.save")}
        </Button>
      }
    >
      <PresetForm draft={draft} followers={stored?.followers ?? 0} features={features} failure={failure} onChange={setDraft} />
      {stored === null || stored.followers === 0 || sameValue(asked, storedAccess) ? null : (
        <FollowersImpact preset={stored.preset_id} access={draft} />
      )}
    </Dialog>
  );
};
