import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { anInviteDialog, anInviteLog, FRIEND } from "./invite-fixtures.ts";
import { InviteDialog } from "./InviteDialog.tsx";

test("a claim whose end is not known stands in the place of the bonus; the link stays", async () => {
  await render(
    <TestProviders>
      <InviteDialog {...anInviteDialog({ unresolved: <p>Being confirmed</p> })} />
    </TestProviders>,
  );
  await expect.element(page.getByText("Being confirmed")).toBeVisible();
  await expect.element(page.getByText("https://wallet.example/register?code=PR64f0c2a1")).toBeVisible();
  expect(page.getByRole("region", { name: "Invite bonus" }).elements()).toEqual([]);
});

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
