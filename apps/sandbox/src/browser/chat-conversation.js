import { messageItem } from "./chat-message.js";
import { agent } from "./chat-agent.js";
import { createSending } from "./chat-sending.js";
import { byId, getJson, onSubmit, postJson, report } from "./page.js";

/**
 * @typedef {object} Conversation
 * @property {() => Promise<void>} refresh
 * @property {() => void} focus
 */

/** Messages that are shown at first, and those that each press adds. */
const PAGE = 100;
const MOST = 10_000;

/** @type {{ label: string, message: unknown }[]} */
const samples = await getJson("/sandbox/chat/samples");

/**
 * The first element below another that matches.
 * @template {Element} Type
 * @param {ParentNode} parent
 * @param {string} selector
 * @param {new () => Type} type
 */
function find(parent, selector, type) {
  const found = parent.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} ${selector}.`);
  return found;
}

/**
 * Waits for the sandbox, and reports in the form when it does not answer; `null` then.
 * @template Answer
 * @param {HTMLFormElement} form
 * @param {Promise<Answer>} asked
 */
async function answerOf(form, asked) {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    report(form, "The sandbox does not answer.");
    return null;
  }
}

/**
 * Opens the conversation of a room.
 * @param {number} room
 * @param {string} title
 * @param {() => void} onClose
 * @returns {Conversation}
 */
export function openConversation(room, title, onClose) {
  const path = `/sandbox/chat/rooms/${room}`;
  const copy = byId("conversation", HTMLTemplateElement).content.cloneNode(true);
  if (!(copy instanceof DocumentFragment)) throw new Error("The template is empty.");
  const section = find(copy, "section", HTMLElement);
  const log = find(section, "ol", HTMLOListElement);
  const textForm = find(section, "form[name=text]", HTMLFormElement);
  const textField = find(textForm, "textarea[name=text]", HTMLTextAreaElement);
  const typing = find(section, ".typing", HTMLParagraphElement);
  const jsonForm = find(section, "form[name=json]", HTMLFormElement);
  const json = find(section, "textarea[name=json]", HTMLTextAreaElement);
  section.ariaLabel = `Conversation with ${title}`;
  find(section, "h2", HTMLHeadingElement).textContent = title;
  const earlier = find(section, "button[name=earlier]", HTMLButtonElement);
  let shown = "";
  let limit = PAGE;
  let isEarlier = false;
  earlier.addEventListener("click", () => {
    limit = Math.min(limit + PAGE, MOST);
    isEarlier = true;
  });

  async function refresh() {
    const { on } = await getJson(`${path}/typing`);
    typing.textContent = on ? `${title} is typing` : "";
    /** @type {import("./chat-message.js").Message[]} */
    const messages = await getJson(`${path}/messages?limit=${limit}`);
    earlier.hidden = messages.length < limit;
    const text = JSON.stringify(messages);
    if (text === shown) return;
    // Who reads above the end stays there.
    const isAtEnd = shown === "" || log.scrollHeight - log.clientHeight - log.scrollTop < 60;
    const { scrollTop } = log;
    const below = log.scrollHeight - scrollTop;
    shown = text;
    log.replaceChildren(...messages.map(messageItem));
    if (isAtEnd && !isEarlier) log.scrollTop = log.scrollHeight;
    else log.scrollTop = isEarlier ? log.scrollHeight - below : scrollTop;
    isEarlier = false;
    await postJson(`${path}/read`);
  }

  /**
   * What sends a form's messages, and reports in the form what became of each. It resolves to whether the message is
   * stored; the next refresh shows it.
   * @param {HTMLFormElement} form
   */
  function sendingOf(form) {
    const send = createSending((body) => {
      for (const one of [textForm, jsonForm]) report(one, "");
      return answerOf(form, postJson(`${path}/messages`, { ...body, agent: agent() }));
    });
    /** @param {unknown} message */
    return async (message) => {
      const answer = await send(message);
      if (answer === null) return false;
      report(form, answer.ok ? "Sent." : `Refused: ${answer.message}`);
      return answer.ok;
    };
  }

  /** @param {File} file */
  async function upload(file) {
    const media = find(jsonForm, "select[name=media]", HTMLSelectElement).value;
    const body = new FormData();
    body.append("file", file);
    const asked = fetch(`/sandbox/chat/files/${media}`, { method: "POST", body });
    const answer = await answerOf(
      jsonForm,
      asked.then((response) => response.json()),
    );
    if (answer === null) return;
    if (answer.path === undefined) return report(jsonForm, `Refused: ${answer.message}`);
    const payload = {
      message: "",
      url: answer.path,
      fileType: media,
      filePath: answer.path,
      name: file.name,
    };
    json.value = JSON.stringify({ message_type: "media", payload }, null, 2);
    report(jsonForm, "Uploaded.");
  }

  const [sendText, sendJson] = [sendingOf(textForm), sendingOf(jsonForm)];
  onSubmit(textForm, async () => {
    const text = textField.value;
    const sent = await sendText({ message_type: "text", payload: text });
    if (sent && textField.value === text) textField.value = "";
  });
  textField.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    textForm.requestSubmit();
  });
  let toldAt = 0;
  textField.addEventListener("input", () => {
    if (Date.now() - toldAt < 2_000) return;
    toldAt = Date.now();
    void postJson(`${path}/typing`, { on: true });
  });
  onSubmit(jsonForm, async () => {
    let message;
    try {
      message = JSON.parse(json.value);
    } catch {
      return report(jsonForm, "This is no JSON.");
    }
    await sendJson(message);
  });
  const sample = find(jsonForm, "select[name=sample]", HTMLSelectElement);
  sample.addEventListener("change", () => {
    const chosen = sample.value === "" ? undefined : samples[Number(sample.value)];
    json.value = chosen === undefined ? "" : JSON.stringify(chosen.message, null, 2);
  });
  const file = find(jsonForm, "input[name=file]", HTMLInputElement);
  file.addEventListener("change", () => {
    if (file.files?.[0]) void upload(file.files[0]);
  });
  find(section, "button[name=cut]", HTMLButtonElement).addEventListener(
    "click",
    () => void postJson(`${path}/cut`),
  );
  find(section, "button[name=close]", HTMLButtonElement).addEventListener("click", () => {
    section.remove();
    onClose();
  });
  byId("conversations", HTMLDivElement).append(section);
  void refresh();
  return { refresh, focus: () => find(section, "textarea", HTMLTextAreaElement).focus() };
}
