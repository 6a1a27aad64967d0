/** Words that, at the start of a text, address the assistant. */
export const triggerWords: readonly string[] = [
  "cy",
  "chatbot",
  "ai",
  "what",
  "who",
  "how",
  "ask",
  "tell",
  "explain",
  "find",
  "show",
  "list",
  "search",
  "help",
  "why",
  "when",
  "where",
  "which",
  "can",
  "could",
  "should",
  "do",
  "does",
  "is",
  "are",
  "summarize",
  "write",
  "please",
];

/** Whether a text is for the assistant: its first word is a trigger word, regardless of case and a `,` `:` `?` or `!` after it. */
export const isForAssistant = (text: string): boolean => {
  const [first = ""] = text.trim().split(/\s/, 1);
  return triggerWords.includes(first.replace(/[,:?!]+$/, "").toLowerCase());
};
