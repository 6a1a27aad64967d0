import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useMemo } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
import type { PortalTester } from "../../../core/portal-settings/portal-tester.model.ts";
import { portalSettingsText } from "../../i18n/en/portal-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSelectContact } from "../contacts/picker/use-select-contact.ts";
import { TestersView } from "./testers.view.tsx";

/** The testers of the portal; removing one has an Undo. */
export const TestersScreen = () => {
  const text = useText(portalSettingsText);
  const store = useService(PortalSettingsStore);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const select = useSelectContact();
  const ask = useMemo(() => () => store.testers(), [store]);
  const { answer, again } = useAnswer(ask, "");
  const run = async (command: TaskEither<Failure, readonly PortalTester[]>, said: string, undo: (() => void) | null): Promise<void> => {
    const done = await alerts.reporting(command)();
    again();
    if (E.isRight(done))
      toasts.show({ text: said, tone: "success", ...(undo === null ? {} : { action: { label: text("testers.undo"), run: undo } }) });
  };
  const add = (con_ids: readonly number[]): Promise<void> => run(store.addTesters({ con_ids: [...con_ids] }), text("testers.added"), null);
  const pick = async (): Promise<void> => {
    const ids = await select({ title: text("testers.add"), action: text("testers.addAction"), isMultiple: true });
    if (ids !== null && ids.length > 0) await add(ids);
  };
  const remove = ({ con_id, name }: PortalTester): void =>
    void run(store.removeTester(con_id), text("testers.removed", { name }), () => void add([con_id]));
  return <TestersView testers={answer} onAdd={() => void pick()} onRemove={remove} onRetry={again} />;
};
