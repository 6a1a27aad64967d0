import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { ContactMetrics } from "../../../../core/contacts/contact-figures.model.ts";
import { ContactFigures } from "../../../../core/contacts/contact-figures.port.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useService } from "../../../react/services.tsx";
import { FiguresView } from "./figures.view.tsx";

/** Contact metrics below the title of the list; the line keeps its height while they load. */
export const FiguresScreen = () => {
  const figures = useService(ContactFigures);
  const text = useText(listViewsText);
  const [metrics, setMetrics] = useState<ContactMetrics | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void figures.metrics().then((answer) => (isCurrent && E.isRight(answer) ? setMetrics(answer.right) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [figures]);
  return <FiguresView metrics={metrics} label={text("figures")} />;
};
