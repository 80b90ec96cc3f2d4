import { useId, useState, type ComponentProps } from 'react';
import { commonTexts } from '@/texts/common';
import type { FieldProps } from './Field';
import { TextArea } from './TextArea';

type CountedTextProps = Omit<FieldProps, 'aside'> &
  ComponentProps<'textarea'> & {
    /** In characters. More can be typed; the form refuses it. */
    limit: number;
    /** What is in the field at first. */
    start?: string;
  };

/** A text with a counter of its characters, which is read out when few are left. */
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
