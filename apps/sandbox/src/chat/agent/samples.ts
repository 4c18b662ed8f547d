/** A message that the local page offers to send; hostile ones do not have the shape of their type. */
interface Sample {
  label: string;
  message: unknown;
}

const media = (fileType: string, url: string, name: string) => ({
  message_type: "media",
  payload: { message: "", url, fileType, filePath: url, name },
});

/** One message of each type (§3), then messages that a client has to survive. */
export const SAMPLES: readonly Sample[] = [
  {
    label: "Buttons",
    message: {
      message_type: "buttons",
      payload: {
        message: "How can we help you?",
        buttons: [
          { type: "web", title: "How to deposit", payload: "https://operator.example/deposit" },
          { type: "call", title: "Call us", payload: "+6621234567" },
          { type: "postback", title: "My deposit is missing", payload: "DEPOSIT_MISSING" },
          { type: "text", title: "Something else", payload: "" },
        ],
      },
    },
  },
  {
    label: "Quick replies",
    message: {
      message_type: "quick_replies",
      payload: {
        message: "Is your question answered?",
        buttons: [
          { type: "postback", title: "Yes", payload: "ANSWERED" },
          { type: "text", title: "No", payload: "" },
        ],
      },
    },
  },
  { label: "Image", message: media("image", "/files/howto/thai/th/wallet.webp", "wallet.webp") },
  { label: "Video", message: media("video", "/files/howto/thai/th/wallet.mp4", "wallet.mp4") },
  { label: "File", message: media("file", "/files/contact/line-qr.svg", "line-qr.svg") },
  {
    label: "Cards",
    message: {
      message_type: "generic",
      payload: {
        cards: ["wallet", "enter-game", "receive-bonus"].map((name) => ({
          image_url: `/files/howto/thai/th/${name}.webp`,
          title: `About ${name}`,
          subtitle: "Half a minute",
          buttons: [
            { type: "web", title: "Open", payload: `https://operator.example/${name}` },
            { type: "postback", title: "Tell me more", payload: name.toUpperCase() },
          ],
        })),
      },
    },
  },
  {
    label: "Postback",
    message: { message_type: "postback", payload: { title: "Yes", payload: "ANSWERED" } },
  },
  { label: "Unknown type", message: { message_type: "poll", payload: { question: "Which game?" } } },
  {
    label: "Unsafe links",
    message: {
      message_type: "buttons",
      payload: {
        message: "Press one",
        buttons: [
          "javascript:alert(document.cookie)",
          "data:text/html,<script>alert(1)</script>",
          "intent://scan/#Intent;scheme=zxing;end",
          " jAvAsCrIpT:alert(1)",
          "//evil.example",
        ]
          .map((payload) => ({ type: "web", title: payload, payload }))
          .concat({ type: "call", title: "*#06#", payload: "tel:*#06#;ext=<script>" }),
      },
    },
  },
  {
    label: "Hostile text",
    message: {
      message_type: "text",
      payload: `<img src=x onerror=alert(1)>\u202Egnp.exe ${"x".repeat(400)}`,
    },
  },
  { label: "Broken media", message: media("image", "/files/chat/none.png", "none.png") },
  { label: "Unsafe media", message: media("image", "javascript:alert(1)", "x") },
  { label: "Wrong shape", message: { message_type: "buttons", payload: { message: 5, buttons: "none" } } },
  { label: "No payload", message: { message_type: "text" } },
  { label: "No message", message: null },
];
