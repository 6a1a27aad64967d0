import fc from "fast-check";

/** Rows of distinct ids, and the pages in which they come. */
export const pagesOfRows = fc
  .record({ ids: fc.uniqueArray(fc.oneof(fc.nat(), fc.uuid()), { minLength: 1, maxLength: 30 }), size: fc.integer({ min: 1, max: 7 }) })
  .map(({ ids, size }) => {
    const rows = ids.map((id) => ({ id }));
    const count = Math.ceil(rows.length / size);
    const pages = Array.from({ length: count }, (_, index) => ({
      results: rows.slice(index * size, (index + 1) * size),
      page: index + 1,
      pages: count,
      count: rows.length,
    }));
    return { rows, pages };
  });
