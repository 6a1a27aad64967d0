import type { CaptionTrack } from "./caption-track.model.ts";

/** The languages that authors choose captions from, as BCP 47 tags. */
export const captionLanguages = [
  "ar",
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "fa",
  "fi",
  "fr",
  "he",
  "hi",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lt",
  "lv",
  "nb",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "ro",
  "ru",
  "sk",
  "sl",
  "sr",
  "sv",
  "th",
  "tr",
  "uk",
  "ur",
  "vi",
  "zh-Hans",
  "zh-Hant",
] as const;

const baseOf = (language: string): string => language.split("-", 1).join("").toLowerCase();

/** The captions to show first: in the reader's language, else in another form of it, else the author's first; null without any. */
export const captionsFor = (tracks: readonly CaptionTrack[], language: string): CaptionTrack | null =>
  tracks.find((track) => track.language.toLowerCase() === language.toLowerCase()) ??
  tracks.find((track) => baseOf(track.language) === baseOf(language)) ??
  tracks[0] ??
  null;

/**
 * The language that new captions most likely have: the first that has none yet.
 * @param likely languages of the author, the likeliest first
 */
export const nextCaptionLanguage = (tracks: readonly CaptionTrack[], likely: readonly string[]): string =>
  [...likely, ...captionLanguages].find((language) => !tracks.some((track) => track.language === language)) ?? "en";
