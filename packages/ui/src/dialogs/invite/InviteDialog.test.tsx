import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { anInviteDialog, anInviteLog, FRIEND } from "./invite-fixtures.ts";
import { InviteDialog } from "./InviteDialog.tsx";

test("a friend's name in another script than the page has its own language", async () => {
  const log = anInviteLog([FRIEND, { ...FRIEND, name: "ສົມພອນ" }]);
  await render(
    <TestProviders>
      <InviteDialog {...anInviteDialog({ log })} />
    </TestProviders>,
  );
  await expect.element(page.getByText("สมหญิง")).toHaveAttribute("lang", "th");
  await expect.element(page.getByText("ສົມພອນ")).toHaveAttribute("lang", "lo");
});
