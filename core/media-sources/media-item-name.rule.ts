const longest = 80;

/** The first line of a caption, cut between words. */
const shortTitle = (title: string): string => {
  const line = (title.split(/[\r\n]/).find((part) => part.trim() !== "") ?? "").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const end = cut.lastIndexOf(" ");
  return end > 0 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, "");
};

/**
 * The name of a file that is copied from a source, without an extension of its own; the credit is part of it, so that it stays with the file.
 * @param item what the source calls it, its credit ('' for none), and the name of the source
 */
export const mediaFileName = ({ title, credit, source }: { readonly title: string; readonly credit: string; readonly source: string }) => {
  const named = shortTitle(title) === "" ? source : shortTitle(title);
  return credit === "" ? named : `${named} (${credit}, ${source})`;
};
