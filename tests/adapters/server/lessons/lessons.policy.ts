import type { Policies, Policy } from "../isolation/policy.ts";

const readers: Policy = { staff: ["lessons"], guests: true };
const authors: Policy = { staff: ["lessons"] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "lessons.list": readers,
  "lessons.search": readers,
  "lessons.get": readers,
  "lessons.create": authors,
  "lessons.update": authors,
  "lessons.publish": authors,
  "lessons.remove": authors,
  "lessons.restore": authors,
  "lessons.removeItem": authors,
  "lessons.massAction": authors,
  "lessons.presence": authors,
  "lessonFolders.list": readers,
  "lessonFolders.create": authors,
  "lessonFolders.get": readers,
  "lessonFolders.update": authors,
  "lessonFolders.remove": authors,
  "lessonFolders.restore": authors,
  "lessonVersions.list": readers,
  "lessonVersions.get": readers,
  "lessonVersions.update": authors,
  "lessonVersions.restore": authors,
  "lessonNames.names": readers,
  "lessonNames.trackerNames": readers,
  "lessonNames.tags": readers,
  "lessonNames.itemsMetadata": readers,
  "lessonNames.related": readers,
};
