import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";

/** Advice on when and how to use a component, as `parameters.usage` of its stories. */
interface Usage {
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Its keys, and what screen readers tell; a dialog's and a screen's are those of what they are made of. */
  readonly accessibility?: readonly string[];
}

const DIALOG_KEYS =
  "Keys, focus and name are those of every dialog: [Dialog](?path=/docs/dialogs-dialog--docs). Fields and buttons bring their own.";

const LOW_GROUPS = ["Inputs/", "Money/", "Feedback/", "Navigation/"];

/** Whether a group's stories are low, so that the frame of a page or an open dialog would be mostly empty. */
function isLow(title: string): boolean {
  return title !== "Feedback/Toasts and questions" && LOW_GROUPS.some((group) => title.startsWith(group));
}

/** The docs page of a component: its description, do's and don'ts, props and stories. */
export default function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const usage: Usage | undefined = preparedMeta.parameters["usage"];
  const { accessibility = preparedMeta.title.startsWith("Dialogs/") ? [DIALOG_KEYS] : [] } = usage ?? {};
  return (
    <>
      {isLow(preparedMeta.title) && <style>{".sbdocs .sb-story > div { height: 240px !important; }"}</style>}
      <Title />
      <Subtitle />
      <Description />
      {usage && (
        <>
          <UsageList heading="Do" rules={usage.do} />
          <UsageList heading="Don't" rules={usage.dont} />
          {accessibility.length > 0 && (
            <UsageList heading="Keyboard and screen readers" rules={accessibility} />
          )}
        </>
      )}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

function UsageList({ heading, rules }: { readonly heading: string; readonly rules: readonly string[] }) {
  return <Markdown>{[`## ${heading}`, ...rules.map((rule) => `- ${rule}`)].join("\n")}</Markdown>;
}
