import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import type { Preset } from "../../../core/permissions/preset.model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";

/** The toast with Undo after a preset was saved or deleted. */
export const usePresets = (onDone: () => void) => {
  const text = useText(permissionsText);
  const [store, alerts] = [useService(Permissions), useService(Alerts)];
  const toasts = useToasts();
  const act = async (command: TaskEither<Failure, unknown>, onRight: () => void): Promise<void> => {
    const done = await alerts.reporting(command)();
    onDone();
    if (E.isRight(done)) onRight();
  };
  const say = (said: string): void => void toasts.show({ text: said, tone: "success" });
  return {
    saved: (after: Preset, before: Preset | null): void => {
      onDone();
      if (before === null || before.version === after.version) return say(text("presets.saved", after));
      const { name, role, flags, preset_id } = before;
      const undo = (): void => void act(store.change(preset_id, { name, role, flags, version: after.version }), () => say(text("undone")));
      toasts.undoable(text("presets.changed", { name: after.name, count: after.followers }), text("undo"), undo);
    },
    remove: (preset: Preset): void =>
      void act(store.remove(preset.preset_id), () =>
        toasts.undoable(text("presets.removed", preset), text("undo"), () => {
          void act(store.restore(preset.preset_id), () => say(text("presets.restored", preset)));
        }),
      ),
  };
};
