import { useEffect, useRef } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { formSigns } from '@/api/wire/formSigns';
import { commonTexts } from '@/texts/common';

/**
 * A honeypot field, which only bots fill in, for forms that need no login. Also measures how long
 * the form is open. Both are reported to our own host only.
 */
export const Honeypot = ({
  call,
}: {
  call:
    | 'registerEmployer'
    | 'registerJobSeeker'
    | 'reportJob'
    | 'reportEmployer'
    | 'askForHelp'
    | 'saveJobAlert';
}) => {
  const { extensions } = useHostConfig();
  const input = useRef<HTMLInputElement>(null);
  // the time starts when the form can be filled in, not when it is rendered
  useEffect(() => formSigns.mount(call, () => Boolean(input.current?.value)), [call]);
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
