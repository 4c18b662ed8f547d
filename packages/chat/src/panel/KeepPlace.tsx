import { Component, type ReactNode, type RefObject } from "react";

interface KeepPlaceProps {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The id of the first message. */
  readonly first: string | undefined;
  readonly children: ReactNode;
}

interface Anchor {
  readonly row: Element;
  readonly bottom: number;
}

/**
 * Keeps what is in sight where it is when older messages come above it. The browser's own scroll anchoring does not do
 * so at the very top, and not in every browser. A class, because only a class is asked before the page changes.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate({ first }: KeepPlaceProps): Anchor | null {
    if (first === this.props.first) return null;
    const row = this.props.scroller.current?.querySelector("[data-row]");
    // Its lower edge: above it, the day's date may go.
    return row ? { row, bottom: row.getBoundingClientRect().bottom } : null;
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: unknown, anchor: Anchor | null) {
    const scroller = this.props.scroller.current;
    if (anchor?.row.isConnected && scroller) {
      scroller.scrollTop += anchor.row.getBoundingClientRect().bottom - anchor.bottom;
    }
  }

  override render() {
    return this.props.children;
  }
}
