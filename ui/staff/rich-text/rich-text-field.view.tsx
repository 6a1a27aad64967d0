import { TextArea } from "../../kit/text-area.view.tsx";

/** A picture of the organisation's files, with what it shows; '' where it only decorates. */
export type InsertedPicture = { readonly url: string; readonly description: string };

export type RichTextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly isReadOnly: boolean;
  readonly errors: readonly string[];
  /** Stores a picture in the files; null where pictures cannot be inserted. */
  readonly onPicture: ((file: File) => Promise<InsertedPicture | null>) | null;
};

/** A field for formatted text. */
export const RichTextField = ({ label, value, onChange, isReadOnly, errors }: RichTextFieldProps) => (
  <TextArea label={label} value={value} onChange={onChange} isReadOnly={isReadOnly} error={errors[0] ?? ""} />
);
