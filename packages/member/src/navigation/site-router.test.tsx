import { useLocation, useNavigate } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { SiteRouter } from "./SiteRouter.tsx";

/** The addresses that were drawn, each once. */
let drawn: string[];

/** A page at `/a` with a button that leads through some addresses. */
async function show(...addresses: readonly string[]) {
  drawn = [];
  window.history.pushState(null, "", "/a");
  await render(
    <SiteRouter>
      <Page addresses={addresses} />
    </SiteRouter>,
  );
}

function Page({ addresses }: { readonly addresses: readonly string[] }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (drawn.at(-1) !== pathname) drawn.push(pathname);
  return (
    <button type="button" onClick={() => addresses.forEach((address) => void navigate(address))}>
      {pathname}
    </button>
  );
}

const button = () => page.getByRole("button");
/** A press that waits for no frame. */
const press = () =>
  button()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));

afterEach(() => vi.restoreAllMocks());

test("what a press leads to is drawn after the press was painted", async () => {
  await show("/b");
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  press();
  expect(window.location.pathname).toBe("/b");
  await expect.poll(() => frames.length).toBe(1);
  expect(drawn).toEqual(["/a"]);
  // The frame of the press, and the one after it.
  frames.shift()?.(0);
  await expect.poll(() => frames.length).toBe(1);
  expect(drawn).toEqual(["/a"]);
  frames.shift()?.(16);
  await expect.element(button()).toHaveTextContent("/b");
});

test("an address that changes again before the paint is not drawn", async () => {
  await show("/b", "/c");
  await button().click();
  await expect.element(button()).toHaveTextContent("/c");
  expect(drawn).toEqual(["/a", "/c"]);
});

test("Back is drawn too", async () => {
  await show("/b");
  await button().click();
  await expect.element(button()).toHaveTextContent("/b");
  window.history.back();
  await expect.element(button()).toHaveTextContent("/a");
});

test("a hidden page, which has no frames, follows its address", async () => {
  await show("/b");
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  press();
  await expect.element(button()).toHaveTextContent("/b");
});
