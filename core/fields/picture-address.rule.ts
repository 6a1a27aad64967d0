const scheme = /^[a-z][a-z\d+.-]*:/i;
const allowed = /^(?:https?:|data:image\/)/i;

/** Whether a text can be where a picture is: an address of the web, of the same place, or a picture itself. Blanks are left out, as browsers leave them out. */
export const isPictureAddress = (value: unknown): value is string => {
  if (typeof value !== "string") return false;
  const bare = value.replaceAll(/[\s\p{Cc}]/gu, "");
  return bare !== "" && (allowed.test(bare) || !scheme.test(bare));
};
