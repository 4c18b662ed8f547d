import { useLayoutEffect } from "react";
import { useGetActiveQuery } from "@member-wallet/api";

/** How long a slow look-up may keep the page plain, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * The terminated look of `/login` (§2 Guard): plain and unbranded until the site-active look-up answers, fails, or
 * takes too long; then `open`, as the script in the page's head says when it has the answer before React. The form can
 * be used meanwhile. What it says of a closed service, the layout follows.
 */
export function useTerminatedLook(): void {
  const { data, isError } = useGetActiveQuery();
  const answered = data?.active === true || isError;

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const open = () => void (dataset["look"] = "open");
    if (answered) open();
    else dataset["look"] ??= "terminated";
    const timer = setTimeout(open, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [answered]);

  useLayoutEffect(() => () => void delete document.documentElement.dataset["look"], []);
}
