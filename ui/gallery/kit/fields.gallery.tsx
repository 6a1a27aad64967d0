import { Mail } from "lucide-react";
import { useState } from "react";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { Field } from "../../kit/field.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";
import { Stack } from "../row.view.tsx";

const orders = [
  { id: "name", label: "Name" },
  { id: "newest", label: "Newest first", note: "By the day they were added" },
  { id: "none", label: "Custom order", isDisabled: true },
];
const cities = ["Leeds", "London", "Lisbon", "Lima", "Lagos", "Madrid", "Manchester"].map((label) => ({ id: label.toLowerCase(), label }));
const checks = [
  { id: "length", label: "8 characters or more", isMet: true },
  { id: "upper", label: "A capital letter", isMet: true },
  { id: "lower", label: "A small letter", isMet: true },
  { id: "digit", label: "A number", isMet: false },
  { id: "special", label: "A special character", isMet: false },
];

const SelectSample = () => {
  const [order, setOrder] = useState("newest");
  return <Select label="Order by" options={orders} selected={order} onSelect={setOrder} />;
};
const ComboSample = () => {
  const [city, setCity] = useState<string | null>(null);
  return <ComboBox label="City" options={cities} selected={city} onSelect={setCity} placeholder="Type to find" />;
};

export const gallery: GalleryEntry = {
  name: "fields",
  group: "kit",
  states: {
    text: () => (
      <Stack>
        <TextField label="First name" defaultValue="Rosa" />
        <TextField label="Email" type="email" icon={Mail} placeholder="name@example.org" help="Used to sign in." />
        <TextField label="Nickname" isOptional placeholder="What friends say" />
        <TextField label="Price" defaultValue="24.00" suffix="GBP" />
        <TextArea label="Note" defaultValue="Asked for the spring course." count="28 / 160" />
        <SearchField label="Search contacts" defaultValue="rosa" />
      </Stack>
    ),
    errors: () => (
      <Stack>
        <TextField label="Email" defaultValue="rosa@" error="Email is invalid" />
        <TextArea label="Note" error="Note is required" />
        <NumberField label="Points" defaultValue={400} error="Points must be between 0 and 100." />
        <Select label="Order by" options={orders} selected={null} onSelect={() => undefined} error="Choose an order." />
      </Stack>
    ),
    disabled: () => (
      <Stack>
        <TextField label="Email" defaultValue="rosa@example.org" isDisabled />
        <TextField label="Portal ID" defaultValue="P-204" isReadOnly />
        <Select label="Order by" options={orders} selected="name" onSelect={() => undefined} isDisabled />
      </Stack>
    ),
    choices: () => (
      <Stack>
        <SelectSample />
        <ComboSample />
        <NumberField label="Attempts" defaultValue={3} minValue={0} />
      </Stack>
    ),
    password: () => (
      <Stack>
        <PasswordField label="New password" defaultValue="Swanlake" autoComplete="new-password" checks={checks} />
      </Stack>
    ),
    wrapper: () => (
      <Stack>
        <Field label="Colour" help="Shown on the portal." error="Choose a darker colour.">
          {(control) => <input {...control} type="color" defaultValue="" />}
        </Field>
      </Stack>
    ),
  },
};
