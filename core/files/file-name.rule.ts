import { fileLimits } from "./file-limits.model.ts";
import { extensionOf } from "./file-type.rule.ts";

const unnamed = "file";

/** Control, bidirectional and invisible characters and halves of characters; joiners stay, since scripts and emoji need them. */
const hidden = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\u{e0001}/gu;

/** Names that Windows reserves for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/** A drive of Windows, from which a path would start. */
const drive = /^([a-z]):/i;

const lastPart = (path: string): string => path.split(/[/\\]/).findLast((part) => part.trim() !== "") ?? "";

/** Cuts a text to a length without halving a character. */
const cut = (text: string, length: number): string => text.slice(0, Math.max(0, length)).replace(/[\ud800-\udbff]$/, "");

const shortened = (name: string): string => {
  if (name.length <= fileLimits.name) return name;
  const extension = extensionOf(name);
  const ending = extension === "" ? "" : name.slice(-extension.length - 1);
  return `${cut(name, fileLimits.name - ending.length).replace(/[. ]+$/, "")}${ending}`;
};

/**
 * The name under which a file is stored: what the user typed, without folders, hidden characters and names of devices, and short enough.
 * @param extension added where the name has none; '' for none
 */
export const cleanFileName = (typed: string, extension = ""): string => {
  const name = lastPart(typed.normalize("NFC").replaceAll(hidden, ""))
    .trim()
    .replace(/[. ]+$/, "")
    .replace(drive, "$1_");
  const safe = name === "" ? unnamed : device.test(name) ? `_${name}` : name;
  return shortened(extension === "" || extensionOf(safe) !== "" ? safe : `${safe}.${extension}`);
};
