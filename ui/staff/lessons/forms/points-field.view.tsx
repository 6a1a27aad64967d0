import { useState } from "react";
import { TextField } from "../../../kit/text-field.view.tsx";

type PointsFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  /** null for none */ readonly value: number | null;
  readonly isReadOnly: boolean;
  readonly onChange: (points: number | null) => void;
};

/** Points beside a text, without buttons for steps. */
export const PointsField = ({ label, placeholder, value, isReadOnly, onChange }: PointsFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      inputMode="numeric"
      maxLength={10}
      value={typed ?? (value === null ? "" : String(value))}
      isReadOnly={isReadOnly}
      onChange={(text) => {
        setTyped(text);
        const points = text.trim() === "" ? null : Number(text);
        if (points === null || Number.isFinite(points)) onChange(points);
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
