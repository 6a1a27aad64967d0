import * as E from "fp-ts/lib/Either.js";
import { useEffect, useMemo } from "react";
import type { PortalUser } from "../../../core/auth/portal-auth.model.ts";
import { OwnRecord } from "../../../core/contacts/own-record.service.ts";
import { sayingOf } from "../../../core/kernel/failure.ts";
import type { WordsContext } from "../../fields/field-words.ts";
import { typingOf } from "../../fields/typing.model.ts";
import { fieldValuesText } from "../../i18n/en/field-values.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import { deviceZone } from "../../react/device-zone.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { AlertChoiceScreen } from "../notices/alert-choice.screen.tsx";
import { usePortalUser } from "../portal-user.ts";
import { OwnDetailsView } from "./own-details.view.tsx";
import { useOwnSecrets } from "./use-own-secrets.ts";

const pinDialog = loadable(async () => (await import("./pin-dialog.view.tsx")).PinDialog);
const nobody: WordsContext["names"] = new Map();
const Details = ({ user }: { readonly user: PortalUser }) => {
  const own = useService(OwnRecord);
  const toasts = useToasts();
  const record = own.open(user.con_id);
  const state = useLatest(record.state$, record.latest());
  const schema = useLatest(own.schema$, own.latestSchema());
  const typing = useMemo(() => typingOf(own.storageOf(user.con_id), user.con_id), [own, user.con_id]);
  const text = useText(fieldValuesText);
  const language = useLanguage();
  const say = useRefusalWords();
  const words = useMemo(() => ({ text, language, timeZone: deviceZone(), names: nobody }), [text, language]);
  const secrets = useOwnSecrets((failure) => toasts.show({ text: say(sayingOf(failure)), tone: "error" }));
  const load = (): void => {
    void own.loadSchema();
    void record.load();
  };
  useEffect(load, [own, record]);
  return (
    <OwnDetailsView
      organisation={user.org_name}
      state={state}
      schema={schema}
      typing={typing}
      words={words}
      onChange={record.change}
      onRestore={record.restore}
      onRetry={record.retry}
      onReload={load}
      secretOf={(name) => ({
        shown: secrets.shownIn(name),
        onReveal: () => secrets.reveal(name),
        onHide: secrets.hide,
        onSet: async (value) => {
          const answer = await record.setSecret(name, value)();
          secrets.hide();
          return E.isRight(answer) ? null : say(sayingOf(answer.left));
        },
      })}
      pin={
        secrets.asking === null ? null : (
          <pinDialog.View
            sent={secrets.asking}
            problem={secrets.problem === null ? null : say(secrets.problem)}
            onConfirm={secrets.confirm}
            onAgain={secrets.again}
            onClose={secrets.cancel}
          />
        )
      }
      onKeepMine={record.keepMine}
      onTakeTheirs={record.takeTheirs}
    />
  );
};

/** The details that the organisation stores about the learner, some of them editable. */
export const OwnDetailsScreen = () => {
  const user = usePortalUser();
  return (
    <>
      <Details key={user.con_id} user={user} />
      <AlertChoiceScreen />
    </>
  );
};
