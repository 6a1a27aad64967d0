const originPattern = /^https:\/\/(?=.{1,253}(?::|$))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::([1-9]\d{0,4}))?$/;
const highestPort = 65_535;

/**
 * The https origin of a site as it stands in a policy for frames: lower case, without the default port and a final slash.
 * @returns null for anything else, such as a wildcard, a path, an IP address or a name of one network alone
 */
export const frameOrigin = (text: string): string | null => {
  const origin = text.trim().toLowerCase().replace(/\/$/, "").replace(/:443$/, "");
  const match = originPattern.exec(origin);
  return match === null || Number(match[1] ?? 0) > highestPort ? null : origin;
};
