import { LANGUAGE_NAMES, LANGUAGES } from "@member-wallet/locales";
import { LOCALE_FILES } from "../texts.ts";

/** Texts of the product in its three languages, by their keys: `withdraw.problem.minimum`. */
export function TextTable({ keys }: { readonly keys: readonly string[] }) {
  return (
    <table>
      <thead>
        <tr>
          {LANGUAGES.map((language) => (
            <th key={language} lang={language} scope="col">
              {LANGUAGE_NAMES[language]}
            </th>
          ))}
          <th scope="col">Key</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            {LANGUAGES.map((language) => (
              <td key={language} lang={language}>
                {textOf(key, language)}
              </td>
            ))}
            <td>
              <code style={{ whiteSpace: "normal", overflowWrap: "anywhere" }}>{key}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf(key: string, language: string): string {
  const [namespace, ...path] = key.split(".");
  const file = LOCALE_FILES.find((one) => one.language === language && one.namespace === namespace);
  return String(path.reduce<unknown>((texts, name) => Object(texts)[name], file?.texts));
}
