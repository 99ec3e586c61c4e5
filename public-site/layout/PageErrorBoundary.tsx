import { Component, type ReactNode } from 'react';
import { Notice } from './Notice';
import { ReachUs } from './ReachUs';

/** Shows a message and a reload button if a page can't be loaded or rendered; the rest of the site stays. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="page narrow">
        <h1>This page did not load</h1>
        <Notice tone="bad" live>
          <p>The connection may have dropped. Nothing you typed is lost.</p>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Reload
          </button>
          <ReachUs />
        </Notice>
      </div>
    );
  }
}
