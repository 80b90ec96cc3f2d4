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
import { registerPart, type PartOptions } from './ssrPart';
import { notePartFetched, untilFirstInteraction } from './untilFirstInteraction';
import { untilLoaded } from './untilLoaded';
import { useIsHydrating } from './useIsHydrating';

type HydrateOnInteractionOptions<Props> = PartOptions & {
  /** Rendered if the part can't be fetched; without it, fetching is retried forever. */
  Failed?: ComponentType<Props>;
};
type Fetching = {
  /** Fetches the part's script. */
  fetchPart: () => Promise<unknown>;
  /** Fetches the script once the page is used. */
  fetchSoon: () => Promise<void>;
};

/** Resolves once the screen matches a media query. */
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
  /** Returns the markup rendered by the host. */
  html: () => string;
  /** Rendered if the host has rendered nothing. */
  failed: ReactNode;
  /** Called with a function that renders the children again. */
  onFailed: (recover: () => void) => void;
  children: ReactNode;
};
/**
 * Error boundary: if the script can't be fetched, keeps the host's markup, without its buttons
 * (src/host/pageTemplate.ts), until a retry succeeds.
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
    // before React removes the markup
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

/** Tracks whether the part still has the host's markup, in `around`, and handles its hydration. */
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
    // public/start.js then repeats a click that came too early
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
/**
 * Creates the content of a part. It ignores new props until hydrated: React discards dehydrated
 * content whose props change.
 */
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
 * A part with its own chunk that isn't needed before the page is used. The host's markup can be
 * read, its links and inputs work, and a click on a button is repeated after hydration
 * (public/start.js). The script is fetched and the part hydrated at the first input, after a while,
 * or at once if the user is logged in. `name` is both the export that `load` imports and its
 * webpackChunkName. On a page that the host didn't render, it is fetched at once, or with its
 * screen (`parts`). The wrapper element has no effect on the layout.
 */
export const hydrateOnInteraction = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  { media, fallback = null, as: Around = 'div', Failed }: HydrateOnInteractionOptions<Props> = {},
): ComponentType<Props> & Fetching => {
  const { fetchPart, fetched } = registerPart(name, load);
  const Fetched = lazy(async () => ({
    default: await (Failed ? loadTwice(fetchPart) : untilLoaded(fetchPart)),
  }));
  // a limited number of tries, since a navigation waits for it
  const FetchedOnceUsed = lazy(async () => {
    await untilFirstInteraction();
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
      // recover once: a part that throws while rendering would otherwise loop forever
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
      await untilFirstInteraction();
      await fetchPart();
    },
  });
};
