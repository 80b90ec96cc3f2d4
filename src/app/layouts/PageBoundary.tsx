import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenNotLoaded } from '../screen';
import { PageFailed } from './PageFailed';
import { retryScreen } from './retryScreen';

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
    if (error instanceof ScreenNotLoaded) void this.#recover(error);
  }

  /** Loads the screen behind the failure until it is here or another page is asked for. */
  async #recover(error: ScreenNotLoaded): Promise<void> {
    const { place } = this.state;
    const isWaiting = (): boolean => this.state.failed && this.state.place === place;
    if (await retryScreen(error, isWaiting)) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}

/** Keeps the rest of the page standing when a screen breaks. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary place={useLocation().key}>{children}</Boundary>
);
