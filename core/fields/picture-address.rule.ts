const scheme = /^[a-z][a-z\d+.-]*:/i;
const allowed = /^(?:https?:|data:image\/)/i;

/** Whether a text can be the URL of a picture: http(s), relative, or a data URL of an image. White space is ignored, as browsers do. */
export const isPictureAddress = (value: unknown): value is string => {
  if (typeof value !== "string") return false;
  const bare = value.replaceAll(/[\s\p{Cc}]/gu, "");
  return bare !== "" && (allowed.test(bare) || !scheme.test(bare));
};
