import { Component, type ReactNode } from 'react';

interface MishapState {
  readonly failed: boolean;
}

/** What a page shows when drawing it failed, or when its code could not be fetched (offline, or a new release). */
export class Mishap extends Component<{ readonly children: ReactNode }, MishapState> {
  override state: MishapState = { failed: false };

  static getDerivedStateFromError(): MishapState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="wrap mishap" role="alert">
        <h1>This page could not be shown.</h1>
        <p>Answers you gave are kept on this device and will be sent. Please load the page again.</p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          Load again
        </button>
      </div>
    );
  }
}
