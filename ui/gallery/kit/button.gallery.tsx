import { Archive, MoreHorizontal, Plus, Trash2 } from "lucide-react";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";
import { Row } from "../row.view.tsx";

const kinds = ["primary", "secondary", "quiet", "danger"] as const;
const words = { primary: "Create contact", secondary: "Export", quiet: "Cancel", danger: "Delete" } as const;

export const gallery: GalleryEntry = {
  name: "button",
  group: "kit",
  states: {
    kinds: () => (
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {words[kind]}
          </Button>
        ))}
      </Row>
    ),
    icons: () => (
      <Row>
        <Button kind="primary" icon={Plus}>
          New lesson
        </Button>
        <Button icon={Archive}>Archive</Button>
        <Button kind="danger" icon={Trash2}>
          Delete
        </Button>
        <IconButton icon={MoreHorizontal} label="More actions" />
        <IconButton icon={Plus} label="New" shortcut="N" kind="secondary" />
        <IconButton icon={Plus} label="New" kind="primary" />
        <IconButton icon={Plus} label="New, small" size="small" kind="secondary" />
      </Row>
    ),
    small: () => (
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} size="small">
            {words[kind]}
          </Button>
        ))}
      </Row>
    ),
    pending: () => (
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} isPending>
            {words[kind]}
          </Button>
        ))}
      </Row>
    ),
    disabled: () => (
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} isDisabled>
            {words[kind]}
          </Button>
        ))}
      </Row>
    ),
    links: () => (
      <Row>
        <LinkButton href="/ui/lessons" kind="primary">
          Open lessons
        </LinkButton>
        <LinkButton href="/ui/lessons">All lessons</LinkButton>
        <LinkButton href="/ui/lessons" kind="quiet">
          Learn more
        </LinkButton>
      </Row>
    ),
  },
};
