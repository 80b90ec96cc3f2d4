import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFailed } from './PageFailed';

type BoundaryProps = { place: string; children: ReactNode };
type BoundaryState = { place: string; failed: boolean };

// React catches what a screen throws in a class only
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  /** Going elsewhere is another try. */
  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return place === state.place ? null : { place, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    console.error('Error showing the page:', error);
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}

/** Keeps the rest of the page standing when a screen breaks. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary place={useLocation().key}>{children}</Boundary>
);
