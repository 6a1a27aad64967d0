import { BookOpen } from "lucide-react";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { CardGrid } from "../../kit/card-grid.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";

const people = ["Rosa Marsh", "Idris Cole", "Mei Tanaka"].map((name) => ({ id: name, name }));

export const gallery: GalleryEntry = {
  name: "cards",
  group: "kit",
  states: {
    cards: () => (
      <>
        <Card title="How you hear of things" note="How you hear of new messages." actions={<Button size="small">Change</Button>}>
          Sounds are on.
        </Card>
        <CardGrid
          label="Courses"
          items={people.slice(0, 3).map((person, index) => ({
            id: person.id,
            title: ["First steps", "Safety at work", "Listening well"][index] ?? "",
            href: "/portal/course/1",
            picture: <BookOpen aria-hidden="true" />,
            note: "8 lessons, 2 hours",
            facts: <ProgressBar label="Progress" isLabelHidden percent={index * 40} />,
          }))}
        />
        <CardGrid
          label="People"
          items={people.slice(0, 2).map((person, index) => ({
            id: person.id,
            title: person.name,
            href: "/ui/settings/users/1",
            avatar: <Avatar name={person.name} id={person.id} size={60} isDecorative />,
            note: `${person.name.toLowerCase().replaceAll(" ", ".")}@a-harbor-with-a-very-long-name.example`,
            isSelected: index === 1,
          }))}
        />
      </>
    ),
  },
};
