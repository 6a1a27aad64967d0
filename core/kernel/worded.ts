/** A sentence with its values in the places that it names in double braces. */
export const worded = (pattern: string, values: Readonly<Record<string, string | number>> = {}): string =>
  pattern.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
