import type { KeptEntry } from "./keeping.model.ts";
import type { KeptCourse, KeptLesson } from "./kept.model.ts";

const nameIn = ({ place, value }: KeptLesson): string => value.course?.name ?? String(place.course);

/** What this device keeps, by course: those kept whole first, each group by name; also courses of which only lessons were visited. */
export const keptEntries = (courses: readonly KeptCourse[], lessons: readonly KeptLesson[]): readonly KeptEntry[] => {
  const ids = new Set([...courses.map(({ id }) => id), ...lessons.map(({ place }) => place.course)]);
  return [...ids]
    .map((id): KeptEntry => {
      const course = courses.find((one) => one.id === id);
      const own = lessons.filter(({ place }) => place.course === id);
      const [first] = own;
      const whole = course?.whole ?? null;
      return {
        id,
        name: course?.name ?? (first === undefined ? String(id) : nameIn(first)),
        lessons: own.map(({ place, value }) => ({ id: place.trigger, name: value.name })),
        whole: whole === null ? null : { bytes: whole.bytes, at: whole.at },
      };
    })
    .toSorted((a, b) => Number(b.whole !== null) - Number(a.whole !== null) || a.name.localeCompare(b.name));
};
