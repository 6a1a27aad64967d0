import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { RichTextEditor } from "./rich-text-editor.view.tsx";
import { RichTextField, type RichTextFieldProps } from "./rich-text-field.view.tsx";

const nothing = (): void => undefined;
const sample =
  '<h2>Four rules of the quay</h2><p>Wear a <strong>helmet</strong> and a vest. Ask the <a href="https://example.com">foreman</a> when in doubt.</p><ul><li><p>Stay behind the yellow line</p></li><li><p>Look up</p></li></ul><table><tbody><tr><th><p>Signal</p></th><th><p>Meaning</p></th></tr><tr><td><p>Three long tones</p></td><td><p>Cranes are locked</p></td></tr></tbody></table>';

const props: RichTextFieldProps = {
  label: "Text",
  value: sample,
  onChange: nothing,
  isReadOnly: false,
  errors: [],
  onPicture: async () => null,
};

export const gallery: GalleryEntry = {
  name: "rich-text",
  group: "staff/rich-text",
  states: {
    field: () => <RichTextField {...props} />,
    empty: () => <RichTextField {...props} value="" />,
    wrong: () => <RichTextField {...props} value="" errors={["This is needed before the lesson can be published."]} />,
    editor: () => <RichTextEditor {...props} />,
    "read only": () => <RichTextField {...props} isReadOnly />,
  },
};
