import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useLoginMutation } from "./wallet-api.ts";

export function LoginPage() {
  const { t } = useTranslation("site");
  const navigate = useNavigate();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [login, { isLoading, isError }] = useLoginMutation();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const { data } = await login({ username, password });
    if (data === undefined) return;
    localStorage.setItem("token", data.token);
    await navigate("/home");
  }

  return (
    <main>
      <h1>{t("login.heading")}</h1>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {t("login.phone")}
          <input inputMode="tel" value={username} onChange={(event) => setUsername(event.target.value)} />
        </label>
        <label>
          {t("login.password")}
          <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
        </label>
        <p role="alert">{isError && t("failure")}</p>
        <button disabled={isLoading || username === "" || password === ""}>{t("login.submit")}</button>
        <p>
          <Link to="/home">{t("login.register")}</Link>
        </p>
      </form>
    </main>
  );
}
