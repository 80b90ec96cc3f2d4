import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';

/** In milliseconds. */
const debounceMs = 300;
const pointerEvents = ['pointerdown', 'pointerup'] as const;

/** Creates a debounced call. It lives outside React; unmounting cancels it. */
const makeDelayed = () => {
  let wait: { isPressed: boolean; end: () => void } | undefined;
  const stop = (): void => {
    wait?.end();
    wait = undefined;
  };
  return {
    stop,
    start: (call: () => void): void => {
      stop();
      const timer = setTimeout(call, debounceMs);
      const press = ({ type }: Event): void => {
        if (wait) wait.isPressed = type === 'pointerdown';
      };
      for (const type of pointerEvents) document.addEventListener(type, press, true);
      const end = (): void => {
        clearTimeout(timer);
        for (const type of pointerEvents) document.removeEventListener(type, press, true);
      };
      wait = { isPressed: false, end };
    },
    /**
     * Makes a pending call now. If a pointer press caused the blur, waits for its click: otherwise
     * the updated list could move the pressed element away.
     */
    leave: (call: () => void): void => {
      if (!wait) return;
      if (!wait.isPressed) {
        call();
        return;
      }
      const { end } = wait;
      document.addEventListener('click', call, true);
      wait.end = () => {
        end();
        document.removeEventListener('click', call, true);
      };
    },
  };
};
const useDelayed = () => {
  const [delayed] = useState(makeDelayed);
  useEffect(() => delayed.stop, [delayed]);
  return delayed;
};

/**
 * State of a text input whose value lives in the URL; `commit` writes it there, debounced. Keeps
 * the typed text while the URL catches up; a change from elsewhere (Back, "Clear filters") replaces
 * it. Spread `input` on an input. `flush` returns the typed text so that it can be written right
 * away (on submit); `replace` sets another text. `asInUrl` maps the typed text to its form in the
 * URL, if that differs.
 */
export const useDebouncedText = (
  inUrl: string,
  commit: (text: string) => void,
  asInUrl = (text: string): string => text,
) => {
  const [text, setText] = useState(inUrl);
  // texts committed to the URL that may not have arrived yet, oldest first
  const sent = useRef([inUrl]);
  const delayed = useDelayed();
  // a layout effect, so that only committed renders count: a URL still being rendered may be
  // rendered again after more typing
  useLayoutEffect(() => {
    const arrived = sent.current.indexOf(inUrl);
    if (arrived === -1) {
      delayed.stop();
      sent.current = [inUrl];
      setText(inUrl);
    } else sent.current = sent.current.slice(arrived);
  }, [inUrl, delayed]);
  // another input may have changed the URL since this one's timer started
  const commitNow = useRef(commit);
  useEffect(() => {
    commitNow.current = commit;
  });
  const markSent = (words: string): void => {
    delayed.stop();
    sent.current.push(asInUrl(words));
  };
  const send = (words: string): void => {
    markSent(words);
    commitNow.current(words);
  };
  const type = (words: string): void => {
    setText(words);
    delayed.start(() => send(words));
  };
  return {
    flush: (): string => {
      markSent(text);
      return text;
    },
    /** Sets another text, which the caller must write to the URL. */
    replace: (words: string): void => {
      markSent(words);
      setText(words);
    },
    input: {
      value: text,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void => type(value),
      // commit before a followed link navigates: a later commit would navigate back
      onBlur: () => delayed.leave(() => send(text)),
    },
  };
};
