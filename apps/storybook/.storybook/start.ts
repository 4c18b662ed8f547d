const plain = { textSize: "100", motion: "full", colors: "brand" };

/** The toolbar's initial values: Storybook starts as `thai`, the tests run as each. */
export const START = {
  thai: { ...plain, site: "thai", language: "th", viewport: { value: "phone360", isRotated: false } },
  lao: { ...plain, site: "lao", language: "lo", viewport: { value: "wide1280", isRotated: false } },
};
