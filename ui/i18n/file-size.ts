import { numberFormat } from "./formats.ts";

const steps = [
  { unit: "gigabyte", bytes: 1024 ** 3 },
  { unit: "megabyte", bytes: 1024 ** 2 },
  { unit: "kilobyte", bytes: 1024 },
] as const;

/** A size as a number with its unit, such as `1.4 MB`; 1 kB is 1,024 bytes. */
export const fileSize = (bytes: number, language: string): string => {
  const step = steps.find((one) => bytes >= one.bytes) ?? { unit: "byte", bytes: 1 };
  const digits = bytes < 10 * step.bytes ? 1 : 0;
  const unitDisplay = step.bytes === 1 ? "long" : "short";
  return numberFormat(language, { style: "unit", unit: step.unit, unitDisplay, maximumFractionDigits: digits }).format(bytes / step.bytes);
};
