import { useState } from "react";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./permissions.module.css";

export type TraceAddressProps = {
  /** @returns whether it is an address of the application */
  readonly onAddress: (address: string) => boolean;
};

/** The field for the address of a page or record. */
export const TraceAddress = ({ onAddress }: TraceAddressProps) => {
  const text = useText(permissionsText);
  const [address, setAddress] = useState("");
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className={styles["address"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(address.trim() === "" || !onAddress(address));
      }}
    >
      <TextField
        label={text("trace.address")}
        value={address}
        onChange={(typed) => {
          setAddress(typed);
          setWrong(false);
        }}
        error={isWrong ? text("trace.noAddress") : undefined}
      />
      <Button type="submit">{text("trace.show")}</Button>
    </form>
  );
};
