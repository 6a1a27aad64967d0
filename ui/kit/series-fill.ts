/** The fill of a bar whose series has stripes; styles fill those of the others. */
export const seriesFill = (series: number, stripes: string): { readonly fill?: string } =>
  series % 3 === 2 ? { fill: `url(#${stripes})` } : {};

/**
 * How a series is drawn: solid, pale with an outline, or striped. Of a whole and its part, the whole is pale and the part solid.
 * @param isPartOfWhole whether the second of two series is a part of the first
 */
export const seriesLook = (series: number, isPartOfWhole = false): number => (isPartOfWhole ? 1 - (series % 2) : series % 3);
