/** The open dialog of the editor. @property after the item behind which one is added; null: at the top */
export type EditorDialog =
  | { readonly kind: "add"; readonly after: string | null }
  | { readonly kind: "move" | "templates" }
  | { readonly kind: "problems" | "questions" | "check" | "export" | "take" | "test" }
  | null;
