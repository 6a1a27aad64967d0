import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";

/** Page configuration set by the operator of the product. */
export const ShellConfig = t.type(
  {
    /** URL of the product videos; null: none */
    video_gallery_url: orNull(t.string),
    /** URL or mailto: of support; null: none */
    support_url: orNull(t.string),
    /** script of the support chat; null: none */
    support_widget: orNull(t.string),
    /** origins of pages that may embed the product */
    parents: orDefault(t.readonlyArray(t.string), []),
  },
  "ShellConfig",
);
export type ShellConfig = t.TypeOf<typeof ShellConfig>;

export const plainShellConfig: ShellConfig = { video_gallery_url: null, support_url: null, support_widget: null, parents: [] };
