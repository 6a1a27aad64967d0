/**
 * The address of a picture: a full address or a path of this site is unchanged, anything else is at the file host.
 * @param value null or '' for none
 * @param base address of the file host
 * @returns null for none
 */
export const avatarUrl = (value: string | null, base: string): string | null => {
  const name = value?.trim() ?? "";
  if (name === "") return null;
  return /^(?:https?:\/\/|\/)/i.test(name) ? name : `${base.replace(/\/+$/, "")}/${name}`;
};
