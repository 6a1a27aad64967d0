import * as E from "fp-ts/lib/Either.js";
import { type Failure, forbidden } from "../kernel/failure.ts";
import { authRefusals } from "./auth-refusals.ts";
import type { TokenArea, TokenScope } from "./token-scope.model.ts";

/** Areas of calls whose names do not begin with their area, by the beginning of the name. */
const areas: Readonly<Record<string, TokenArea>> = {
  "access-trace": "contacts",
  auth: "account",
  boards: "contacts",
  buckets: "fields",
  bulk: "contacts",
  campaigns: "courses",
  courseViews: "courses",
  contactPoints: "contacts",
  contactTasks: "tasks",
  conversations: "messages",
  credentials: "account",
  "course-tests": "courses",
  devices: "account",
  enrolments: "courses",
  exports: "contacts",
  fileFolders: "files",
  fileShares: "files",
  help: "assistant",
  imports: "contacts",
  invitations: "users",
  lessonFolders: "lessons",
  lessonLinks: "lessons",
  lessonNames: "lessons",
  lessonQuestions: "lessons",
  lessonReplace: "lessons",
  lessonSettings: "lessons",
  lessonTaking: "lessons",
  lessonTransfer: "lessons",
  lessonVersions: "lessons",
  links: "home",
  listViews: "contacts",
  mediaSources: "files",
  merges: "contacts",
  notes: "contacts",
  omni: "home",
  orgExports: "org",
  orgTokens: "users",
  organisation: "org",
  ownLessonForms: "lessons",
  permissions: "users",
  "portal-pages": "portal",
  "portal-roles": "portal",
  "portal-settings": "portal",
  portalLinks: "contacts",
  portals: "portal",
  profile: "account",
  relations: "contacts",
  reports: "analytics",
  retention: "org",
  secrets: "contacts",
  senders: "org",
  tags: "contacts",
  takenRecordings: "lessons",
  teamSettings: "teams",
  teamSharing: "teams",
  texts: "contacts",
  theme: "org",
  timeline: "contacts",
  tooltips: "assistant",
  triggers: "courses",
  twoStep: "account",
  validation: "home",
  videoReviews: "lessons",
  "view-as": "contacts",
  "colleague-view": "users",
  webhooks: "hooks",
};

/** @property tokenArea null or absent: by the beginning of the name */
type Call = { readonly name: string; readonly method: string; readonly tokenArea?: TokenArea | null };

/**
 * The scope that a call needs: its area, read for GET, else write.
 * @returns the name of no scope for a call of an area that tokens cannot be limited to
 */
export const scopeOf = ({ name, method, tokenArea }: Call): string => {
  const first = name.split(".", 1)[0] ?? name;
  return `${tokenArea ?? areas[first] ?? first}:${method === "GET" ? "read" : "write"}`;
};

/**
 * Checks a call against the scopes of the API token that makes it.
 * @param scopes null for a token without limits
 */
export const withinScopes = (scopes: readonly TokenScope[] | null, call: Call): E.Either<Failure, void> => {
  const scope = scopeOf(call);
  return scopes === null || scopes.some((held) => held === scope)
    ? E.right(undefined)
    : E.left(forbidden(authRefusals.token_lacks_scope({ scope }), scope));
};
