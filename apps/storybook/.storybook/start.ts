const plain = { textSize: "100%", motion: "full" };

/** How stories are dressed before a toolbar is touched: the workshop as `thai`, the tests as each. */
export const START = {
  thai: { ...plain, site: "thai", language: "th", viewport: { value: "phone360", isRotated: false } },
  lao: { ...plain, site: "lao", language: "lo", viewport: { value: "wide1280", isRotated: false } },
};
