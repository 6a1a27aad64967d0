import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * The content of a tooltip.
 * @property video_link an explanatory video; an empty address means none
 */
export const Tooltip = t.type(
  {
    slug: t.string,
    content: t.type({
      description: t.string,
      resources: orDefault(t.readonlyArray(t.type({ name: t.string, url: t.string })), []),
      video_link: orNull(t.type({ url: t.string })),
    }),
  },
  "Tooltip",
);
export type Tooltip = t.TypeOf<typeof Tooltip>;

/** The response of the tooltips: stories and their related objects. */
export const TooltipStories = t.type({ stories: t.readonlyArray(Tooltip), rels: t.readonlyArray(t.unknown) }, "TooltipStories");
export type TooltipStories = t.TypeOf<typeof TooltipStories>;

/** The part of the product that tooltips belong to; prefix of their slugs, followed by a dash. */
export const TooltipCategory = t.keyof(
  { contacts: null, home: null, tasks: null, plans: null, programs: null, phone: null },
  "TooltipCategory",
);
export type TooltipCategory = t.TypeOf<typeof TooltipCategory>;
