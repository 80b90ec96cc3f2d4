import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';

/** In milliseconds. */
const debounceMs = 300;
const pointerEvents = ['pointerdown', 'pointerup'] as const;

/** A call after the debounce. It lives outside React; the end of the screen stops it. */
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
     * Calls now where that still waits; where it was left by a press, with the click that follows,
     * or another list could move what is pressed away.
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
 * A text input whose value belongs to the URL; `commit` writes it there, debounced. What is typed
 * stays as typed while the URL follows; a change from elsewhere (Back, "Clear filters") replaces
 * it. Spread `input` on an input; `flush` returns what is typed for writing it at once (a form's
 * submit); `replace` sets another text. `asInUrl`: how the URL writes what is typed, where that
 * differs.
 */
export const useDebouncedText = (
  inUrl: string,
  commit: (text: string) => void,
  asInUrl = (text: string): string => text,
) => {
  const [text, setText] = useState(inUrl);
  // what was sent to the URL from here and may not have arrived yet, oldest first
  const sent = useRef([inUrl]);
  const delayed = useDelayed();
  // only a URL that is on the screen counts: one that is still being drawn may be drawn anew, after
  // other letters
  useLayoutEffect(() => {
    const arrived = sent.current.indexOf(inUrl);
    if (arrived === -1) {
      delayed.stop();
      sent.current = [inUrl];
      setText(inUrl);
    } else sent.current = sent.current.slice(arrived);
  }, [inUrl, delayed]);
  // another input may have written to the URL since this one's timer was started
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
    /** Sets another text, which the caller writes to the URL. */
    replace: (words: string): void => {
      markSent(words);
      setText(words);
    },
    input: {
      value: text,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void => type(value),
      // a link may be followed before that, which would navigate back
      onBlur: () => delayed.leave(() => send(text)),
    },
  };
};
