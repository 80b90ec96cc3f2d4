import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFailed } from './PageFailed';

type BoundaryProps = { place: string; children: ReactNode };
type BoundaryState = { failed: boolean };

// React catches what a screen throws in a class only
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error('Error showing the page:', error);
  }

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    // going elsewhere is another try
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}

/** Keeps the rest of the page standing when a screen breaks. */
export const PageBoundary = ({ children }: { children: ReactNode }) => <Boundary place={useLocation().key}>{children}</Boundary>;
