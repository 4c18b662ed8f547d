import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { SelectField } from "./SelectField.tsx";

test("an option in another language than the page has its language, alone and in a group", async () => {
  const screen = await renderPart(
    <SelectField
      label="Bank"
      value=""
      onChange={() => {}}
      options={[
        { value: "SCB", label: "Siam Commercial Bank", lang: "en" },
        { label: "ທະນາຄານລາວ", options: [{ value: "TMB", label: "ธนาคารทหารไทย", lang: "th" }] },
        { value: "BCEL", label: "ທະນາຄານການຄ້າ" },
      ]}
    />,
    "lo",
  );
  const languages = screen
    .getByRole("option")
    .elements()
    .map((option) => option.getAttribute("lang"));
  expect(languages.slice(1)).toEqual(["en", "th", null]);
});
