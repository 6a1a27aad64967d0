const [shownLetters, shownDigits] = [1, 4];

/** An email or mobile as its owner knows it again and nobody else does: its first letter and what follows the @, or its last digits. */
export const addressHint = (kind: "email" | "sms", address: string): string => {
  if (kind === "sms") return `•••• ${address.slice(-shownDigits)}`;
  const at = address.lastIndexOf("@");
  return `${address.slice(0, shownLetters)}•••${at === -1 ? "" : address.slice(at)}`;
};
