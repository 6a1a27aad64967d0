import { longestUrl } from "./url-limits.model.ts";

const highestPort = 65_535;

const shape = /^https?:\/\/(?<host>\[[0-9a-f:.]+\]|[^\s/?#@:[\]\\]+)(?::(?<port>\d{1,5}))?(?:[/?#]\S*)?$/iu;
const label = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?$/u;
const ipv6 = /^\[(?=[^\]]*:[^\]]*:)[0-9a-f:.]+\]$/iu;
const number = /^\d+$/;

const isIpv4 = (labels: readonly string[]): boolean =>
  labels.length === 4 && labels.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);

const isHost = (host: string): boolean => {
  if (host.startsWith("[")) return ipv6.test(host);
  if (host.toLowerCase() === "localhost") return true;
  const labels = host.split(".");
  if (labels.length < 2 || !labels.every((part) => label.test(part))) return false;
  return number.test(labels.at(-1) ?? "") ? isIpv4(labels) : true;
};

/** Whether a text is a web address: http or https, a host with a dot, localhost or an IP address, no user info, no spaces. */
export const isUrl = (text: string): boolean => {
  if (text.length > longestUrl) return false;
  const parts = shape.exec(text)?.groups;
  const host = parts?.["host"];
  return host !== undefined && isHost(host) && Number(parts?.["port"] ?? 0) <= highestPort;
};

/** Adds `https://` to a typed address without a scheme; called on blur. */
export const withScheme = (text: string): string => {
  const trimmed = text.trim();
  return trimmed === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
};
