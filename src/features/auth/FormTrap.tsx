import { useEffect, useRef } from 'react';
import { formSigns } from '@/api/formSigns';
import { useHostConfig } from '@/api/hostConfig';
import { commonTexts } from '@/texts/common';

/**
 * A field that only programs fill in, in a form that anybody may send, and the watch over how long
 * the form is open. A spec host is told neither.
 */
export const FormTrap = ({
  call,
}: {
  call: 'registerEmployer' | 'registerJobSeeker' | 'reportJob';
}) => {
  const { extensions } = useHostConfig();
  const input = useRef<HTMLInputElement>(null);
  // the time runs from when the form can be filled in, which no render knows
  useEffect(() => formSigns.shown(call, () => Boolean(input.current?.value)), [call]);
  if (!extensions) return null;
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        {commonTexts.trap}
        <input ref={input} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
};
