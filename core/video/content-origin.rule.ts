/** The content origin for one purpose: a `*` in its pattern stands for the purpose's name, so that each has an origin of its own. */
export const contentOriginFor = (pattern: string, label: string): string => pattern.replace("*", label);

/** Whether a host, with its port, belongs to the content origin; a `*` stands for one label. */
export const isContentHost = (pattern: string, host: string): boolean => {
  const [, wanted = ""] = /^https?:\/\/(.+)$/.exec(pattern.toLowerCase()) ?? [];
  const [before = "", after] = wanted.split("*");
  const name = host.toLowerCase();
  if (after === undefined) return name === wanted;
  const label = name.slice(before.length, name.length - after.length);
  return name.startsWith(before) && name.endsWith(after) && /^[a-z0-9-]{1,63}$/.test(label);
};

/** Whether a text is a pattern of a content origin: an origin whose first label may be, or begin with, `*`. */
export const isContentPattern = (text: string): boolean =>
  /^https?:\/\/(?:[a-z0-9-]*\*?[a-z0-9-]*\.)?[a-z0-9.-]+(?::\d{1,5})?$/i.test(text) && text.split("*").length <= 2;
