const [shownLetters, shownDigits] = [1, 4];

/** A masked email or mobile that only its owner recognises: the first letter and the part after the @, or the last digits. */
export const addressHint = (kind: "email" | "sms", address: string): string => {
  if (kind === "sms") return `•••• ${address.slice(-shownDigits)}`;
  const at = address.lastIndexOf("@");
  return `${address.slice(0, shownLetters)}•••${at === -1 ? "" : address.slice(at)}`;
};
