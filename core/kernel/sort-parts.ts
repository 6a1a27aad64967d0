/**
 * Splits sort orders of these fields, of which a minus makes descending ones.
 * @returns what is sorted by, and in which direction
 */
export const sortPartsOf =
  <F extends string>(fields: readonly [F, ...F[]]) =>
  (sort: F | `-${F}`): { readonly by: F; readonly isDescending: boolean } => ({
    by: fields.find((field) => sort === field || sort === `-${field}`) ?? fields[0],
    isDescending: sort.startsWith("-"),
  });
