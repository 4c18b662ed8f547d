import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { type PreloadNext, useSignIn } from "../../features/sign-in/useSignIn.ts";
import { LoginView } from "./LoginView.tsx";
import { useTerminatedLook } from "./useTerminatedLook.ts";

/** The log-in page (§2): its form stands from the start, plain until the service is known to be open. */
export function LoginScreen({ preloadNext }: { preloadNext: PreloadNext }) {
  usePageTitle("login");
  const form = useSignIn(preloadNext);
  useTerminatedLook();
  return <LoginView form={form} />;
}
