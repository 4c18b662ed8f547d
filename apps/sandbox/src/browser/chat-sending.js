/**
 * Sends one message at a time, under one client id until it is stored: a second press, or one after an answer that was
 * lost, stores nothing twice. A press while one is on its way does nothing.
 * @template {{ ok: boolean }} Answer
 * @param {(body: { message: unknown, clientId: string }) => Promise<Answer | null>} post `null` without an answer.
 * @returns {(message: unknown) => Promise<Answer | null>}
 */
export function createSending(post) {
  let running = false;
  let unsent = { text: "", clientId: "" };
  return async (message) => {
    if (running) return null;
    const text = JSON.stringify(message);
    if (unsent.text !== text) unsent = { text, clientId: crypto.randomUUID() };
    running = true;
    try {
      const answer = await post({ message, clientId: unsent.clientId });
      // The same text again is a message of its own.
      if (answer?.ok) unsent = { text: "", clientId: "" };
      return answer;
    } finally {
      running = false;
    }
  };
}
