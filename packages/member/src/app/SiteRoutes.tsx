import { Navigate, Route, Routes } from "react-router-dom";
import { useLoggedIn } from "../session/SessionContext.tsx";
import { LogInFirst } from "./session-guard/LogInFirst.tsx";
import { useLeaving } from "./session-guard/useLeaving.ts";
import { PublicLayout } from "./layouts/PublicLayout.tsx";
import { NotFoundScreen } from "../screens/not-found/lazy-not-found.ts";
import { PATHS } from "../navigation/paths.ts";
import {
  ContactScreen,
  HowToScreen,
  LoginScreen,
  MemberArea,
  RegisterScreen,
  ScrollPlace,
  SkipLink,
  TerminatedScreen,
} from "./screens.ts";

/** The route table (§2). `/` goes to `/user`, whose guard sends a visitor on to `/login`. */
export function SiteRoutes() {
  const { page, location, entry } = useLeaving();
  const loggedIn = useLoggedIn();
  return (
    <>
      <SkipLink />
      <ScrollPlace location={page} />
      <Routes location={page}>
        <Route path="/" element={<Navigate to={PATHS.user} replace />} />
        <Route element={<PublicLayout />}>
          <Route path={PATHS.login} element={<LoginScreen preloadNext={MemberArea.preload} />} />
          <Route path={`${PATHS.register}/*`} element={<RegisterScreen />} />
          <Route path={PATHS.howto} element={<HowToScreen />} />
          <Route path={PATHS.contact} element={<ContactScreen />} />
          {!loggedIn && <Route path="*" element={<NotFoundScreen />} />}
        </Route>
        {loggedIn ? (
          <Route path="*" element={<MemberArea leaving={page !== location} entry={entry} />} />
        ) : (
          <Route path={`${PATHS.user}/*`} element={<LogInFirst />} />
        )}
        <Route path={PATHS.terminated} element={<TerminatedScreen />} />
      </Routes>
    </>
  );
}
