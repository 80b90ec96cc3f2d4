import { useId, useState, type ComponentProps } from 'react';
import { commonTexts } from '@/texts/common';
import type { FieldProps } from './Field';
import { TextArea } from './TextArea';

type CountedTextProps = Omit<FieldProps, 'aside'> &
  ComponentProps<'textarea'> & {
    /** In characters. More can be typed; the form rejects it. */
    limit: number;
    /** The initial value. */
    start?: string;
  };

/** A text area with a character counter, which is announced when few characters are left. */
export const CountedText = ({ limit, start = '', onChange, ...area }: CountedTextProps) => {
  const counterId = useId();
  const [count, setCount] = useState(start.length);
  const isNear = limit - count <= limit / 10;
  return (
    <TextArea
      {...area}
      aria-describedby={counterId}
      onChange={(event) => {
        setCount(event.target.value.length);
        onChange?.(event);
      }}
      aside={
        <span id={counterId} aria-live={isNear ? 'polite' : 'off'} data-near={isNear || undefined}>
          {isNear
            ? commonTexts.charactersLeft(limit - count)
            : commonTexts.characters(count, limit)}
        </span>
      }
    />
  );
};
