import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenNotLoaded } from '../screen';
import { PageFailed } from './PageFailed';
import { retryScreen } from './retryScreen';

type BoundaryProps = { place: string; children: ReactNode };
type BoundaryState = { place: string; failed: boolean };

// React supports error boundaries only as class components
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  /** Navigating elsewhere resets the error. */
  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return place === state.place ? null : { place, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    console.error('Error showing the page:', error);
    if (error instanceof ScreenNotLoaded) void this.#recover(error);
  }

  /** Retries loading the screen until it succeeds or the user navigates away. */
  async #recover(error: ScreenNotLoaded): Promise<void> {
    const { place } = this.state;
    const isWaiting = (): boolean => this.state.failed && this.state.place === place;
    if (await retryScreen(error, isWaiting)) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}

/** Error boundary around a screen: the rest of the page keeps working. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary place={useLocation().key}>{children}</Boundary>
);
