import { beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useUnreadOutOfSight } from "./useUnreadOutOfSight.ts";

const visibility = vi.spyOn(document, "visibilityState", "get");
const badges: number[] = [];
vi.spyOn(navigator, "setAppBadge").mockImplementation(async (count) => void badges.push(count ?? 0));

function become(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  become("visible");
  badges.length = 0;
  document.title = "Wallet";
});

test("the title has the count while the page is out of sight, and its own text again after", async () => {
  const { rerender } = await renderHook((unread?: number) => useUnreadOutOfSight(unread ?? 0, true), {
    initialProps: 2,
  });
  expect(document.title).toBe("Wallet");
  become("hidden");
  expect(document.title).toBe("(2) Wallet");
  await rerender(3);
  expect(document.title).toBe("(3) Wallet");
  become("visible");
  expect(document.title).toBe("Wallet");
});

test("a title that the page sets meanwhile stays", async () => {
  become("hidden");
  await renderHook(() => useUnreadOutOfSight(1, true));
  document.title = "Statement";
  become("visible");
  expect(document.title).toBe("Statement");
});

test("title and icon are cleared when all is read, and when the conversation ends", async () => {
  become("hidden");
  const { rerender, unmount } = await renderHook(
    (unread?: number) => useUnreadOutOfSight(unread ?? 0, true),
    {
      initialProps: 4,
    },
  );
  expect([document.title, badges]).toEqual(["(4) Wallet", [4]]);
  await rerender(0);
  expect([document.title, badges]).toEqual(["Wallet", [4, 0, 0]]);
  await rerender(1);
  await unmount();
  expect([document.title, badges]).toEqual(["Wallet", [4, 0, 0, 1, 0]]);
});

test("a mark that the last visit has left goes once the history shows nothing unread", async () => {
  const { rerender } = await renderHook((known?: boolean) => useUnreadOutOfSight(0, known ?? false), {
    initialProps: false,
  });
  expect(badges).toEqual([]);
  await rerender(true);
  expect(badges).toEqual([0]);
});
