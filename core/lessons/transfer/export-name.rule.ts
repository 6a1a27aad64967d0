const longest = 80;

/** The name of the file of an exported lesson: its own without what file systems refuse. */
export const exportName = (lesson: string): string => {
  const name = lesson
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  return `${[...(name === "" ? "Lesson" : name)].slice(0, longest).join("").trim()}.lesson.json`;
};
