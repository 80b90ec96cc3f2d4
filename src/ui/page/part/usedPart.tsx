import {
  Component,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadTwice } from './loadTwice';
import { registerPart, type PartOptions } from './renderedPart';
import { untilLoaded } from './untilLoaded';
import { notePartFetched, untilUsed } from './untilUsed';
import { useIsHydrating } from './useIsHydrating';

type UsedPartOptions<Props> = PartOptions & {
  /** In its place where it can't be fetched; without one it is tried again and again. */
  Failed?: ComponentType<Props>;
};
type Fetching = {
  /** Fetches its script. */
  fetchPart: () => Promise<unknown>;
  /** The same once the page is used. */
  fetchSoon: () => Promise<void>;
};

/** Until the screen is one that a media query means. */
const untilShown = (media: string): Promise<void> =>
  new Promise((resolve) => {
    const list = matchMedia(media);
    if (list.matches) resolve();
    else list.addEventListener('change', () => resolve(), { once: true });
  });

const Hydrated = ({ onHydrated }: { onHydrated: () => void }): null => {
  useEffect(onHydrated, [onHydrated]);
  return null;
};

type FetchFailureProps = {
  /** What the host has rendered. */
  html: () => string;
  /** In its place where the host has rendered nothing. */
  failed: ReactNode;
  /** Called with what shows its children again. */
  onFailed: (recover: () => void) => void;
  children: ReactNode;
};
/**
 * Leaves what the host has rendered as it was where the script that would hydrate it can't be had, but
 * for its buttons (src/host/pageTemplate.ts), until it can be had after all.
 */
class FetchFailure extends Component<FetchFailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  #html: string | undefined;
  override componentDidCatch(): void {
    this.props.onFailed(() => this.setState({ hasFailed: false }));
  }
  override render(): ReactNode {
    const { html, failed, children } = this.props;
    if (!this.state.hasFailed) return children;
    // before React takes it away
    this.#html ??= html();
    return this.#html === '' ? (
      failed
    ) : (
      <div
        data-dead
        style={{ display: 'contents' }}
        dangerouslySetInnerHTML={{ __html: this.#html }}
      />
    );
  }
}

/** Whether a part is still as the host has rendered it, in `around`, and what ends that. */
const useHydration = (isFetched: boolean) => {
  const around = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const isHydrating = useIsHydrating();
  const [isDehydrated, setDehydrated] = useState(isHydrating && !isFetched);
  const [wasRendered] = useState(isDehydrated);
  const html = useCallback(
    () => (wasRendered ? (around.current?.innerHTML ?? '') : ''),
    [wasRendered],
  );
  const onHydrated = useCallback(() => {
    setDehydrated(false);
    // public/start.js makes a press again that came before
    around.current?.setAttribute('data-live', '');
    around.current?.dispatchEvent(new Event('part-live', { bubbles: true }));
  }, []);
  useLayoutEffect(() => {
    if (!wasRendered) around.current?.setAttribute('data-live', '');
  }, [wasRendered]);
  return { around, isDehydrated, setDehydrated, wasRendered, html, onHydrated };
};

type ContentProps<Props> = Pick<FetchFailureProps, 'html' | 'onFailed'> & {
  isDehydrated: boolean;
  Shown: ComponentType<Props>;
  props: Props;
  onHydrated: () => void;
};
/** What is in a part; React discards what it can't hydrate yet when its props change. */
const contentOf = <Props extends object>(fallback: ReactNode, Failed?: ComponentType<Props>) =>
  memo(
    ({ Shown, props, onHydrated, ...failure }: ContentProps<Props>) => (
      <FetchFailure {...failure} failed={Failed && <Failed {...props} />}>
        <Suspense fallback={fallback}>
          <Shown {...props} />
          <Hydrated onHydrated={onHydrated} />
        </Suspense>
      </FetchFailure>
    ),
    (_before, { isDehydrated }) => isDehydrated,
  );

/**
 * A part in a chunk of its own that nobody needs before they touch the page: as the host has rendered
 * it, it can be read, its links lead on, its choices can be made, and a press on a button is made
 * again (public/start.js). It comes to life with the first input, after a while, or for who is logged
 * in; its script isn't fetched before. `name` is both the export that `load` imports and its
 * webpackChunkName. On a page that the host hasn't rendered it is fetched at once, or with its screen
 * (`parts`). What is around it takes no part in the layout.
 */
export const usedPart = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  { media, fallback = null, as: Around = 'div', Failed }: UsedPartOptions<Props> = {},
): ComponentType<Props> & Fetching => {
  const { fetchPart, fetched } = registerPart(name, load);
  const Fetched = lazy(async () => ({
    default: await (Failed ? loadTwice(fetchPart) : untilLoaded(fetchPart)),
  }));
  // a new address waits for it, so not for ever
  const FetchedOnceUsed = lazy(async () => {
    await untilUsed();
    if (media !== undefined) await untilShown(media);
    const found = await loadTwice(fetchPart);
    notePartFetched();
    return { default: found };
  });
  const Content = contentOf<Props>(fallback, Failed);
  const Part = (props: Props) => {
    const { around, setDehydrated, wasRendered, ...hydration } = useHydration(
      fetched() !== undefined,
    );
    const [Shown, setShown] = useState<ComponentType<Props>>(() =>
      wasRendered ? FetchedOnceUsed : (fetched() ?? Fetched),
    );
    const onFailed = (recover: () => void): void => {
      // once: what fails when it is drawn would fail for ever
      if (!hydration.isDehydrated) return;
      void untilLoaded(fetchPart).then((Found) => {
        setShown(() => Found);
        setDehydrated(false);
        recover();
      });
    };
    return (
      <Around ref={around} data-used-part={name} style={{ display: 'contents' }}>
        <Content {...{ Shown, props, onFailed }} {...hydration} />
      </Around>
    );
  };
  return Object.assign(Part, {
    fetchPart,
    fetchSoon: async () => {
      await untilUsed();
      await fetchPart();
    },
  });
};
