import { Bubble } from "../row/Bubble.tsx";
import { UnknownMessage } from "../row/UnknownMessage.tsx";
import { MessageText } from "./MessageText.tsx";

/** A text in a bubble (§3), also the title of a button that the customer pressed. */
export function TextMessage({ text }: { readonly text: string }) {
  if (text.trim() === "") return <UnknownMessage />;
  return (
    <Bubble>
      <MessageText text={text} />
    </Bubble>
  );
}
