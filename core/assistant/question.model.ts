/**
 * A question to the assistant.
 * @property previousResponseId the reply that the question follows; null at the start of a chat
 */
export type Question = { readonly q: string; readonly previousResponseId: string | null };
