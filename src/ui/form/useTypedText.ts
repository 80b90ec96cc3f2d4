import { useEffect, useRef, useState, type ChangeEvent } from 'react';

/** How long nobody types until the search goes on, in milliseconds. */
const pause = 300;

/**
 * A text that is typed here and belongs to the URL: told on after a pause. What is typed stays as
 * typed while the URL follows; a change from elsewhere (Back, "Clear filters") replaces it. Spread
 * `input` on an input; `take` gives what is typed for telling it at once (a form's submit); `put`
 * takes another text in. `asInUrl`: how the URL writes what is typed, where that differs.
 */
export const useTypedText = (
  inUrl: string,
  tell: (text: string) => void,
  asInUrl = (text: string): string => text,
) => {
  // `seen`: the URL's text at the last look; `told`: what was sent there from here; `foreign`
  // counts changes from elsewhere
  const [typed, setTyped] = useState({ text: inUrl, seen: inUrl, told: inUrl, foreign: 0 });
  if (typed.seen !== inUrl) {
    setTyped(
      inUrl === typed.told
        ? { ...typed, seen: inUrl }
        : { text: inUrl, seen: inUrl, told: inUrl, foreign: typed.foreign + 1 },
    );
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the timer lives outside React: a text from elsewhere, or the end of the screen, stops it
  useEffect(() => () => clearTimeout(timer.current), [typed.foreign]);
  const send = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setTyped((now) => ({ ...now, told: asInUrl(text) }));
  };
  return {
    take: (): string => {
      send(typed.text);
      return typed.text;
    },
    /** Puts another text in its place, which is told from elsewhere. */
    put: (text: string): void => {
      send(text);
      setTyped((now) => ({ ...now, text }));
    },
    input: {
      value: typed.text,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void => {
        setTyped((now) => ({ ...now, text: value }));
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          send(value);
          tell(value);
        }, pause);
      },
      // who follows a link before the pause is over must not be called back by it
      onBlur: (): void => {
        if (timer.current === undefined) return;
        send(typed.text);
        tell(typed.text);
      },
    },
  };
};
