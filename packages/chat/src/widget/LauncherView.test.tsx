import { createRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { resizePage } from "@member-wallet/ui/testing";
import { ChatTestProviders } from "../testing/ChatTestProviders.tsx";
import { LauncherView } from "./LauncherView.tsx";

/** A page of 800 px: a search near the top, and buttons as wide as the page from there to its end. */
function FullPage({ width }: { readonly width: number }) {
  const at = (top: number, right: number, height: number) =>
    ({ position: "fixed", left: 16, top, width: width - 16 - right, height }) as const;
  return (
    <ChatTestProviders>
      <button type="button" style={{ ...at(8, 16, 44), left: width - 60, width: 44 }}>
        Menu
      </button>
      <input aria-label="Code" style={at(194, 58, 50)} />
      <button type="button" style={at(269, 41, 52)}>
        Search
      </button>
      {[370, 546, 722].map((top) => (
        <button key={top} type="button" style={at(top, 16, 160)}>
          {`Bonus ${top}`}
        </button>
      ))}
      <LauncherView
        button={createRef()}
        phase="ready"
        open={false}
        unread={0}
        unreadOlder={false}
        invite
        onOpen={() => {}}
        onCloseInvite={() => {}}
      />
    </ChatTestProviders>
  );
}

const launcher = () => page.getByRole("button", { name: "Chat with support" });

/** The page's controls that the launcher lies over. */
function covered(): (string | null)[] {
  const own = launcher().element().getBoundingClientRect();
  return [...document.querySelectorAll("button, input")]
    .filter((control) => !control.closest("[data-chat-launcher]"))
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    })
    .map((control) => control.getAttribute("aria-label") ?? control.textContent);
}

test.each([320, 360])("on a page full of controls, %i px wide, it covers none", async (width) => {
  await resizePage(width);
  await render(<FullPage width={width} />);
  await expect.element(launcher()).toBeVisible();
  await expect.poll(covered).toEqual([]);
});
