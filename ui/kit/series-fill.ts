/** The fill of a bar whose series has stripes; styles fill those of the others. */
export const seriesFill = (series: number, stripes: string): { readonly fill?: string } =>
  series % 3 === 2 ? { fill: `url(#${stripes})` } : {};
