type AssistantFeedback = { org_id: number; user_id: number; response_id: string; was_helpful: boolean; created_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    assistant_feedback: AssistantFeedback;
  }
}

export type { AssistantFeedback };
