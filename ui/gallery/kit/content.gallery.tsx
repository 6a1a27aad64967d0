import { CircleCheck, Clock, FilePen, LayoutGrid, List, Plus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Avatar, AvatarStack } from "../../kit/avatar.view.tsx";
import { Breadcrumb } from "../../kit/breadcrumb.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { FilterChip } from "../../kit/filter-chip.view.tsx";
import { InlineEdit } from "../../kit/inline-edit.view.tsx";
import { Keys } from "../../kit/keys.view.tsx";
import { OneOfFilter } from "../../kit/one-of-filter.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { Badge, Pill } from "../../kit/pill.view.tsx";
import { ProgressBar, ProgressRing } from "../../kit/progress.view.tsx";
import { SaveWord } from "../../kit/save-word.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { ShowMore } from "../../kit/show-more.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { ViewSwitch } from "../../kit/view-switch.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";
import { Row, Stack } from "../row.view.tsx";

const team = ["Rosa Marsh", "Idris Cole", "Mei Tanaka", "Tom Aldous", "Nadia Haddad", "Luis Ortega"].map((name) => ({ id: name, name }));
const saves = ["dirty", "saving", "saved", "failed", "offline"] as const;

const TabsSample = () => {
  const [tab, setTab] = useState("live");
  return (
    <Tabs
      label="Campaigns"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: "live", label: "Live", count: 12, content: "Twelve are live." },
        { id: "scheduled", label: "Scheduled", count: 3, content: "Three are scheduled." },
        { id: "ended", label: "Ended", content: "These have ended." },
      ]}
    />
  );
};
const EditSample = () => {
  const [name, setName] = useState("Rosa Marsh");
  return (
    <Stack>
      <InlineEdit label="Name" value={name} state="saved" onSave={setName} />
      <InlineEdit label="Email" value="rosa@" error="Email is invalid" onSave={() => undefined} />
      <InlineEdit label="Nickname" value="" onSave={() => undefined} />
      <InlineEdit label="Added" value="Mar 4, 2024" isReadOnly onSave={() => undefined} />
    </Stack>
  );
};

export const gallery: GalleryEntry = {
  name: "content",
  group: "kit",
  states: {
    "page header and toolbar": () => (
      <>
        <Breadcrumb
          crumbs={[{ label: "Contacts", href: "/ui/contacts" }, { label: "Groups", href: "/ui/groups" }, { label: "Spring course" }]}
        />
        <PageHeader
          title="Contacts"
          count={4210}
          actions={
            <Button kind="primary" icon={Plus}>
              Create contact
            </Button>
          }
        />
        <Toolbar
          label="List"
          end={
            <>
              <Button size="small">Columns</Button>
              <ViewSwitch
                label="Shown as"
                views={[
                  { id: "grid", icon: LayoutGrid, label: "Grid" },
                  { id: "list", icon: List, label: "List" },
                ]}
                view="list"
                onView={() => undefined}
              />
            </>
          }
        >
          <SearchField label="Search contacts" />
          <FilterChip name="Tag" value="Spring course" onRemove={() => undefined}>
            {() => "Editor"}
          </FilterChip>
          <FilterChip name="Added">{() => "Editor"}</FilterChip>
          <OneOfFilter
            name="Role"
            chosen="guest"
            options={[
              { id: "member", label: "Member" },
              { id: "guest", label: "Guest" },
            ]}
            any="Any"
            onChoose={() => undefined}
          />
        </Toolbar>
        <Pagination page={2} pageSize={50} total={4210} onPage={() => undefined} />
      </>
    ),
    people: () => (
      <Row>
        {([24, 32, 40, 60, 100] as const).map((size, index) => (
          <Avatar key={size} name={team[index]?.name ?? ""} size={size} isPresent={size === 40} />
        ))}
        <AvatarStack label="People here" people={team} />
      </Row>
    ),
    pills: () => (
      <Row>
        <Pill icon={FilePen}>Draft</Pill>
        <Pill tone="info" icon={Clock}>
          Scheduled
        </Pill>
        <Pill tone="success" icon={CircleCheck}>
          Live
        </Pill>
        <Pill tone="warning" icon={TriangleAlert}>
          Needs a look
        </Pill>
        <Pill tone="danger" icon={TriangleAlert}>
          Failed
        </Pill>
        <Pill tone="primary">Spring course</Pill>
        <Badge count={4} label="4 unread messages" />
        <Badge count={128} label="128 unread messages" />
        <Keys keys="Ctrl K" />
      </Row>
    ),
    progress: () => (
      <Stack>
        <ProgressBar label="Import" percent={42} valueText="420 of 1,000" />
        <ProgressBar label="Course" percent={100} tone="success" />
        <ProgressBar label="Preparing" percent={null} />
        <Row>
          <ProgressRing label="Course progress" percent={0} />
          <ProgressRing label="Course progress" percent={42} size={64} />
          <ProgressRing label="Course progress" percent={100} tone="success" />
          <ProgressRing label="Course progress" percent={66} size={32} />
        </Row>
      </Stack>
    ),
    tabs: () => <TabsSample />,
    "inline edit": () => <EditSample />,
    saving: () => (
      <Row>
        {saves.map((state) => (
          <SaveWord key={state} state={state} />
        ))}
        <SaveWord state="saved" time="10:42" />
      </Row>
    ),
    "show more": () => (
      <ShowMore items={team}>
        {(shown) => (
          <ul>
            {shown.map((person) => (
              <li key={person.id}>{person.name}</li>
            ))}
          </ul>
        )}
      </ShowMore>
    ),
  },
};
