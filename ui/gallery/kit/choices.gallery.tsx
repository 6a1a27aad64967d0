import { Checkbox } from "../../kit/checkbox.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";
import { Stack } from "../row.view.tsx";

const options = [
  { id: "all", label: "Everyone", note: "All contacts of this team" },
  { id: "group", label: "A group" },
  { id: "none", label: "No one yet", isDisabled: true },
];

export const gallery: GalleryEntry = {
  name: "choices",
  group: "kit",
  states: {
    checkbox: () => (
      <Stack>
        <Checkbox>Send a copy to me</Checkbox>
        <Checkbox defaultSelected note="At most once a day">
          Remind them
        </Checkbox>
        <Checkbox isIndeterminate>Some of the lessons</Checkbox>
        <Checkbox isInvalid>I agree to the terms</Checkbox>
        <Checkbox isDisabled defaultSelected>
          Included in your plan
        </Checkbox>
      </Stack>
    ),
    radio: () => (
      <Stack>
        <RadioGroup label="Who receives it" options={options} defaultValue="all" />
        <RadioGroup label="Who receives it" options={options} error="Choose who receives it." />
      </Stack>
    ),
    switch: () => (
      <Stack>
        <Switch>Quiet hours</Switch>
        <Switch defaultSelected note="Sounds for new messages">
          Sounds
        </Switch>
        <Switch isDisabled>Not in your plan</Switch>
      </Stack>
    ),
  },
};
