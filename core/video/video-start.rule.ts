import { queryValue, type WebAddress } from "../kernel/web-address.ts";

const moment = /^(?=\d)(?:(\d{1,4})h)?(?:(\d{1,6})m)?(?:(\d{1,8})s?)?$/i;

/** Parses `90`, `90s`, `1m30s` or `1h2m3s` into seconds; null for anything else. */
const seconds = (text: string): number | null => {
  const match = moment.exec(text.trim());
  if (match === null) return null;
  const [, h = "0", m = "0", s = "0"] = match;
  return Number(h) * 3600 + Number(m) * 60 + Number(s);
};

/**
 * The start time in a link: `t`, else `start`, else `#t=`.
 * @returns seconds or null
 */
export const videoStart = ({ query, fragment }: WebAddress): number | null =>
  [queryValue(query, "t"), queryValue(query, "start"), queryValue([fragment], "t")]
    .map((text) => (text === null ? null : seconds(text)))
    .find((value) => value !== null) ?? null;
