const address = /[^\s<>,;"']+@[^\s<>,;"']+/g;
const between = { email: /[\s,;]+/, mobile: /[,;\t\r\n]+/ } as const;

/**
 * Emails or mobiles in a pasted text, in order: separated by commas, semicolons and lines, emails by spaces too; of `Ada Reed
 * <ada@mail.example>` only the address.
 */
export const pastedEntries = (field: "email" | "mobile", text: string): readonly string[] =>
  field === "email" && text.includes("<")
    ? (text.match(address) ?? [])
    : text
        .split(between[field])
        .map((part) => part.trim())
        .filter((part) => part !== "");

/** A list of addresses with pasted entries in place of the edited one, truncated to a maximum. */
export const withPasted = (
  field: "email" | "mobile",
  texts: readonly string[],
  index: number,
  pasted: string,
  most: number,
): readonly string[] => {
  const [first = pasted, ...others] = pastedEntries(field, pasted);
  if (others.length === 0) return texts.with(index, first);
  return [...texts.slice(0, index), first, ...others, ...texts.slice(index + 1).filter((text) => text.trim() !== "")].slice(0, most);
};
