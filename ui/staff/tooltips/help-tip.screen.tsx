import { useMemo } from "react";
import { anchorLook } from "../../../core/tooltips/tooltip-anchor.rule.ts";
import { TooltipCategory } from "../../../core/tooltips/tooltip.model.ts";
import { Tooltips } from "../../../core/tooltips/tooltips.service.ts";
import { tooltipsText } from "../../i18n/en/tooltips.ts";
import { useText } from "../../i18n/use-text.ts";
import { HelpTip } from "../../kit/help-tip.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useIsAuthoring } from "./use-authoring.ts";

const nobody = "home";
const categoryOf = (slug: string): TooltipCategory => {
  const [category = ""] = slug.split("-");
  return TooltipCategory.is(category) ? category : nobody;
};

/** The help icon of a tooltip, shown when one exists with this slug, which has the form `category-…`. */
export const HelpTipScreen = ({ slug }: { readonly slug: string }) => {
  const text = useText(tooltipsText);
  const tooltips = useService(Tooltips);
  const known = useLatest(
    useMemo(() => tooltips.of(categoryOf(slug)), [tooltips, slug]),
    null,
  );
  const isAuthoring = useIsAuthoring();
  const tooltip = known?.get(slug);
  const look = anchorLook(known === null ? null : tooltip !== undefined, isAuthoring);
  if (look === "none") return null;
  if (tooltip === undefined)
    return <HelpTip label={text("unresolved", { slug })} description={text("unresolved", { slug })} slug={slug} isUnresolved />;
  const { description, resources, video_link } = tooltip.content;
  const film = video_link === null || video_link.url === "" ? undefined : { name: text("film"), url: video_link.url };
  return (
    <HelpTip
      label={look === "named" ? text("named", { slug }) : text("explain")}
      description={description}
      links={resources}
      film={film}
      slug={look === "named" ? slug : undefined}
    />
  );
};
