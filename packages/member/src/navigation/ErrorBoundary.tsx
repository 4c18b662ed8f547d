import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Replaces children that throw, and offers a retry; default nothing. */
  fallback?: (retry: () => void) => ReactNode;
  /** A change of this value clears the failure, such as a new address. */
  resetBy?: string | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetBy: string | undefined;
}

/** Catches errors of rendering, so that the rest of the page stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetBy: this.props.resetBy };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetBy === state.resetBy ? null : { failed: false, resetBy: props.resetBy };
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback?.(this.retry) : this.props.children;
  }
}
