import * as t from "io-ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { isObject } from "../kernel/is-object.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { text } from "../lessons/items/values.model.ts";
import { videoDrive } from "../video/video-drive.rule.ts";

const film = decodedOrNull(t.type({ url: text, gallery_url: text }));

const needsScripts = ({ type, values }: LessonItem): boolean => {
  const known = type === "video" ? film(values) : null;
  return known !== null && videoDrive(known) === "scripts";
};

/**
 * Items whose videos that scripts of others drive say whether they are driven here.
 * @param runsScripts whether the server has a content origin
 */
export const withScriptPlayers = (items: readonly LessonItem[], runsScripts: boolean): readonly LessonItem[] =>
  items.map((item) => {
    if (!needsScripts(item)) return item;
    const { summary } = item.values;
    return { ...item, values: { ...item.values, summary: { ...(isObject(summary) ? summary : {}), runs_scripts: runsScripts } } };
  });
