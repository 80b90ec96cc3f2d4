import { useEffect, useRef, useState, type ChangeEvent } from 'react';

/** In milliseconds. */
const debounceMs = 300;
const pointerEvents = ['pointerdown', 'pointerup'] as const;

/**
 * A call after the debounce. It lives outside React: a text from elsewhere (`resets`), or the end of
 * the screen, stops it.
 */
const useDelayed = (resets: number) => {
  const wait = useRef<{ isPressed: boolean; end: () => void }>(undefined);
  const stop = (): void => {
    wait.current?.end();
    wait.current = undefined;
  };
  useEffect(() => stop, [resets]);
  return {
    stop,
    start: (call: () => void): void => {
      stop();
      const timer = setTimeout(call, debounceMs);
      const press = ({ type }: Event): void => {
        if (wait.current) wait.current.isPressed = type === 'pointerdown';
      };
      for (const type of pointerEvents) document.addEventListener(type, press, true);
      const end = (): void => {
        clearTimeout(timer);
        for (const type of pointerEvents) document.removeEventListener(type, press, true);
      };
      wait.current = { isPressed: false, end };
    },
    /**
     * Calls now where that still waits; where it was left by a press, with the click that follows,
     * or another list could move what is pressed away.
     */
    leave: (call: () => void): void => {
      if (!wait.current) return;
      if (!wait.current.isPressed) {
        call();
        return;
      }
      const { end } = wait.current;
      document.addEventListener('click', call, true);
      wait.current.end = () => {
        end();
        document.removeEventListener('click', call, true);
      };
    },
  };
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
  // `seen`: the URL's text at the last look; `sent`: what was sent there from here and may not have
  // arrived yet, oldest first; `resets` counts changes from elsewhere
  const [typed, setTyped] = useState({ text: inUrl, seen: inUrl, sent: [inUrl], resets: 0 });
  if (typed.seen !== inUrl) {
    const arrived = typed.sent.indexOf(inUrl);
    setTyped(
      arrived === -1
        ? { text: inUrl, seen: inUrl, sent: [inUrl], resets: typed.resets + 1 }
        : { ...typed, seen: inUrl, sent: typed.sent.slice(arrived) },
    );
  }
  // another input may have written to the URL since this one's timer was started
  const commitNow = useRef(commit);
  useEffect(() => {
    commitNow.current = commit;
  });
  const delayed = useDelayed(typed.resets);
  const markSent = (text: string): void => {
    delayed.stop();
    setTyped((now) => ({ ...now, sent: [...now.sent, asInUrl(text)] }));
  };
  const send = (text: string): void => {
    markSent(text);
    commitNow.current(text);
  };
  const type = (text: string): void => {
    setTyped((now) => ({ ...now, text }));
    delayed.start(() => send(text));
  };
  return {
    flush: (): string => {
      markSent(typed.text);
      return typed.text;
    },
    /** Sets another text, which the caller writes to the URL. */
    replace: (text: string): void => {
      markSent(text);
      setTyped((now) => ({ ...now, text }));
    },
    input: {
      value: typed.text,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void => type(value),
      // a link may be followed before that, which would navigate back
      onBlur: () => delayed.leave(() => send(typed.text)),
    },
  };
};
