const address = /[^\s<>,;"']+@[^\s<>,;"']+/g;
const between = { email: /[\s,;]+/, mobile: /[,;\t\r\n]+/ } as const;

/** The emails or mobiles in a text that was pasted, in its order: apart by commas, semicolons and lines, emails by spaces too; of `Ada Reed <ada@mail.example>` the address alone. */
export const pastedEntries = (field: "email" | "mobile", text: string): readonly string[] =>
  field === "email" && text.includes("<")
    ? (text.match(address) ?? [])
    : text
        .split(between[field])
        .map((part) => part.trim())
        .filter((part) => part !== "");

/** A list of addresses after something was pasted into one of them: what was pasted stands in its place, the rest behind it, at most so many. */
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
