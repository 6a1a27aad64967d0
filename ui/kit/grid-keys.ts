const pageOfRows = 10;

/**
 * The row that a key moves to, clamped to the first and last row, or null for other keys.
 * @param active the current row, from 0
 * @param count the number of rows
 */
export const rowForKey = (key: string, active: number, count: number): number | null => {
  const within = (row: number): number => Math.min(Math.max(row, 0), count - 1);
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
    case "j":
      return within(active + 1);
    case "ArrowUp":
    case "k":
      return within(active - 1);
    case "PageDown":
      return within(active + pageOfRows);
    case "PageUp":
      return within(active - pageOfRows);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
};
