import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";

/** What whoever runs the product has set for its pages. */
export const ShellConfig = t.type(
  {
    /** where films about the product are; null: nowhere */
    video_gallery_url: orNull(t.string),
    /** an address or a mailto: of who helps; null: nobody */
    support_url: orNull(t.string),
    /** the script of a chat with who helps; null: none */
    support_widget: orNull(t.string),
    /** origins of the pages that may show the product in a frame */
    parents: orDefault(t.readonlyArray(t.string), []),
  },
  "ShellConfig",
);
export type ShellConfig = t.TypeOf<typeof ShellConfig>;

export const plainShellConfig: ShellConfig = { video_gallery_url: null, support_url: null, support_widget: null, parents: [] };
