/** Pixels of each avatar size. */
export const avatarSizes = { micro: 24, small: 32, default: 40, large: 60, xlarge: 100 } as const;

/** Where a picture is: a full address or a path of this site as it is, anything else at the file host. @param value null or '' for none; @param base address of the file host; @returns null for none */
export const avatarUrl = (value: string | null, base: string): string | null => {
  const name = value?.trim() ?? "";
  if (name === "") return null;
  return /^(?:https?:\/\/|\/)/i.test(name) ? name : `${base.replace(/\/+$/, "")}/${name}`;
};
