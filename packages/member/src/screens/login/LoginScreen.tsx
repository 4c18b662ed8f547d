import { PageSkeleton } from "../../navigation/PagePlaceholder.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { type PreloadNext, useSignIn } from "../../features/sign-in/useSignIn.ts";
import { LoginView } from "./LoginView.tsx";
import { useTerminatedLook } from "./useTerminatedLook.ts";

/** The log-in page (§2): plain until the service is known to be open, then the site's own. */
export function LoginScreen({ preloadNext }: { preloadNext: PreloadNext }) {
  usePageTitle("login");
  const form = useSignIn(preloadNext);
  if (useTerminatedLook()) return <PageSkeleton />;
  return <LoginView form={form} />;
}
