import { useMemo, useState } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { NewPage } from "./new-page.view.tsx";
import { pageHref } from "./page-href.ts";
import { PagesView } from "./pages.view.tsx";

/** The pages of the portal; a page that is added opens in its editor. */
export const PagesScreen = () => {
  const store = useService(PortalSettingsStore).pages;
  const go = useGo();
  const [isAdding, setAdding] = useState(false);
  const ask = useMemo(() => () => store.list(), [store]);
  const { answer, again } = useAnswer(ask, "");
  return (
    <>
      <PagesView pages={answer} onAdd={() => setAdding(true)} onRetry={again} />
      {isAdding ? (
        <NewPageScreen
          taken={new Set((latestValue(answer) ?? []).map(({ path }) => path))}
          onAdded={(id) => go(pageHref(id))}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
};

type NewPageScreenProps = {
  readonly taken: ReadonlySet<string>;
  readonly onAdded: (id: number) => void;
  readonly onClose: () => void;
};

const NewPageScreen = ({ taken, onAdded, onClose }: NewPageScreenProps) => {
  const store = useService(PortalSettingsStore).pages;
  const { isPending, failure, run } = useSubmit();
  return (
    <NewPage
      taken={taken}
      isPending={isPending}
      failure={failure}
      onAdd={(page) => run(store.add(page), ({ id }) => onAdded(id))}
      onClose={onClose}
    />
  );
};
