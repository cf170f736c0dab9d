import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface ErrorBoundaryProps {
  /** The current path. The error is cleared when it changes. */
  readonly path: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly path: string;
}

/** Shows an error page with a reload button when rendering fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return path === state.path ? null : { error: null, path };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div role="alert" className="page grid min-h-[60svh] content-center justify-items-start gap-4 py-16">
        <h1 className="m-0 font-display text-title leading-none tracking-tight">
          This page could not be displayed
        </h1>
        <p className="m-0 max-w-measure text-muted">
          Something went wrong on our side. Try reloading the page. What you typed in forms is saved.
        </p>
        <p className="note m-0">{error.message}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload page
        </Button>
      </div>
    );
  }
}
