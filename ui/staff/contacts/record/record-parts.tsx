import { loadable } from "../../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";

const Coming = () => <SkeletonLines lines={3} />;

/** What happened with the contact; parts of the record come after its fields. */
export const timeline = loadable(async () => (await import("../../timeline/timeline-of-contact.screen.tsx")).TimelineOfContact, Coming);
/** Values that are only shown on the contact. */
export const buckets = loadable(async () => (await import("./bucket-sections.screen.tsx")).BucketSections);
/** What was merged into the contact. */
export const merges = loadable(async () => (await import("../../merges/of-contact/merges-of-contact.screen.tsx")).MergesOfContact);
const tasks = loadable(async () => (await import("../tasks/tasks-of-contact.screen.tsx")).TasksOfContact, Coming);
const groups = loadable(async () => (await import("../../groups/of-contact/groups-of-contact.screen.tsx")).GroupsOfContactScreen, Coming);

/** What stands beside the fields of a record. */
export const RecordAside = ({ contact }: { readonly contact: number }) => (
  <>
    <tasks.View contact={contact} />
    <groups.View contact={contact} />
  </>
);
