/** What the customer chooses from the menu, as one chunk that loads with the first message. */
export { Notifications } from "../alerts/Notifications.tsx";
export { GuestForgotten } from "../ending/GuestForgotten.tsx";
export { SearchBar } from "../search/SearchBar.tsx";
export { ChatMenu } from "./ChatMenu.tsx";
