import { dictionary } from "@zxcvbn-ts/language-common";
import { writeFileSync } from "node:fs";

const most = 10_000;
const shortest = 4;
const longest = 20;

/** The source of `core/validation/common-passwords.ts`: the first ten thousand of the list of zxcvbn-ts (MIT), which comes from published leaks, in small letters and in order. */
export const commonPasswordsSource = (): string => {
  const listed = dictionary["passwords-common"].slice(0, most).map((word) => word.toLowerCase());
  const words = [...new Set(listed)]
    .filter((word) => word.length >= shortest && word.length <= longest && /^[!-~]+$/.test(word) && !/["\\`]/.test(word))
    .toSorted();
  return `const list =
  "${words.join(" ")}";

/** The ten thousand passwords that are tried first, in small letters; \`node tests/setup/common-passwords.ts\` makes the list of that of zxcvbn-ts (MIT License, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 zxcvbn-ts). */
export const commonPasswords: ReadonlySet<string> = new Set(list.split(" "));
`;
};

if (import.meta.main) writeFileSync(new URL("../../core/validation/common-passwords.ts", import.meta.url), commonPasswordsSource());
