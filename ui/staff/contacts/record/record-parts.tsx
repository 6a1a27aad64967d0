import { loadable } from "../../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";

const Coming = () => <SkeletonLines lines={3} />;

/** The timeline of the contact; the parts of the record are lazily loaded after its fields. */
export const timeline = loadable(async () => (await import("../../timeline/timeline-of-contact.screen.tsx")).TimelineOfContact, Coming);
/** The read-only sections of the contact. */
export const buckets = loadable(async () => (await import("./bucket-sections.screen.tsx")).BucketSections);
/** The merges into the contact. */
export const merges = loadable(async () => (await import("../../merges/of-contact/merges-of-contact.screen.tsx")).MergesOfContact);
/** Which of the contact's numbers get no texts. */
export const stoppedTexts = loadable(async () => (await import("../texts/stopped-texts.screen.tsx")).StoppedTexts);
const tasks = loadable(async () => (await import("../tasks/tasks-of-contact.screen.tsx")).TasksOfContact, Coming);
const groups = loadable(async () => (await import("../../groups/of-contact/groups-of-contact.screen.tsx")).GroupsOfContactScreen, Coming);
const courses = loadable(async () => (await import("../../enrolments/courses-of-contact.screen.tsx")).CoursesOfContact, Coming);
const conversations = loadable(
  async () => (await import("../../conversations/conversations-of-contact.screen.tsx")).ConversationsOfContact,
  Coming,
);
const points = loadable(async () => (await import("../points/points-of-contact.screen.tsx")).PointsOfContact, Coming);

type RecordAsideProps = { readonly contact: number; readonly name: string; readonly timeZone: string };

/** The cards beside the fields of a record; times of messages are those of the time zone. */
export const RecordAside = ({ contact, name, timeZone }: RecordAsideProps) => (
  <>
    <conversations.View contact={contact} timeZone={timeZone} />
    <tasks.View contact={contact} />
    <groups.View contact={contact} />
    <courses.View contact={contact} name={name} />
    <points.View contact={contact} />
  </>
);
