import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";

/** Advice on when to use a component, as `parameters.usage` of its stories. */
interface Usage {
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

/** The docs page of a component: its description, do's and don'ts, props and stories. */
export default function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const usage: Usage | undefined = preparedMeta.parameters["usage"];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {usage && (
        <>
          <UsageList heading="Do" rules={usage.do} />
          <UsageList heading="Don't" rules={usage.dont} />
        </>
      )}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

function UsageList({ heading, rules }: { readonly heading: string; readonly rules: readonly string[] }) {
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
