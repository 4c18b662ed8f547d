import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { afterPaint } from "@member-wallet/ui";

/**
 * The router of the browser's address. The library's own draws what a press leads to before the press is painted: on a
 * slow phone the page would seem not to react.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState(() => entryOf(history));
  useLayoutEffect(
    () =>
      history.listen(async () => {
        await afterPaint();
        // The address may have changed again meanwhile.
        startTransition(() => setShown(entryOf(history)));
      }),
    [history],
  );
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

function entryOf({ action, location }: ReturnType<typeof createBrowserHistory>) {
  return { action, location };
}
