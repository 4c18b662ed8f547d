import { MESSAGE_CODES } from "@member-wallet/api/wire";
import { html } from "hono/html";

const EFFECTS = [
  ["code", "Respond with a code"],
  ["body", "Respond with any body"],
  ["hang", "Never respond"],
  ["kill", "Break the connection"],
  ["delay", "Respond late"],
];

/** The form that makes the next calls of a kind fail; it suggests these, with `*` for a path parameter. */
export function faultForm(calls: readonly string[]) {
  return html`<h2>Faults</h2>
    <form id="faults">
      <label>Call <input name="call" list="calls" required pattern="(GET|POST|PUT|DELETE) /api/.+" /></label>
      <datalist id="calls">${calls.map((call) => html`<option value="${call}"></option>`)}</datalist>
      <label
        >What happens
        <select name="effect">
          ${EFFECTS.map(([value, label]) => html`<option value="${value}">${label}</option>`)}
        </select></label
      >
      <label data-for="code"
        >Code <input name="code" list="codes-known" value="INTERNAL_SERVER_ERROR"
      /></label>
      <datalist id="codes-known">
        ${["gone", "invalid-token", ...MESSAGE_CODES].map((code) => html`<option value="${code}"></option>`)}
      </datalist>
      <label data-for="body">Body (JSON) <textarea name="body" rows="3">{}</textarea></label>
      <label data-for="code body"
        >Status <input type="number" name="status" min="200" max="599" value="400"
      /></label>
      <label data-for="delay"
        >Milliseconds <input type="number" name="milliseconds" min="0" max="600000" value="3000"
      /></label>
      <label
        >When
        <select name="when">
          <option value="before">Instead of the call</option>
          <option value="after">After the call committed</option>
        </select></label
      >
      <label>Times <input type="number" name="times" min="1" value="1" /></label>
      <div><button>Add</button> <button type="button" name="clear">Remove all faults</button></div>
      <output></output>
      <ul></ul>
    </form>`;
}
