import { useParams } from "../../react/address.ts";
import { InvitePeopleScreen } from "./invite-people.screen.tsx";
import { UserScreen } from "./user.screen.tsx";

/** `settings/users/create` invites; any other address below the list is a user's. */
export const UserPageScreen = () => {
  const { userId = "" } = useParams();
  return userId === "create" ? <InvitePeopleScreen /> : <UserScreen key={userId} id={Number(userId)} />;
};
