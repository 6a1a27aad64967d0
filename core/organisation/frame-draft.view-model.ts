import type { OrgChange, OrgSettings } from "./org-settings.model.ts";

/** The allowed sites as text, one a line. */
export const frameTextOf = ({ frame_origins }: Pick<OrgSettings, "frame_origins">): string => frame_origins.join("\n");

const sitesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== "");

/** Whether the text names other sites than the stored ones. */
export const areFramesEdited = (text: string, known: Pick<OrgSettings, "frame_origins">): boolean =>
  sitesIn(text).join("\n") !== frameTextOf(known);

/** What is sent of the text, in which spaces, commas and new lines separate sites. */
export const frameChangeOf = (text: string, { version }: Pick<OrgSettings, "version">): OrgChange => ({
  version,
  frame_origins: [...sitesIn(text)],
});
