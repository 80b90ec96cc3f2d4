import { useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useCurrentUser } from '@/session/useSession';
import { officeTexts } from '@/texts/admin/office';
import { TextInput } from '@/ui/form/TextInput';

const { deletion: texts } = officeTexts;
/** In characters, the maximum that our own host accepts. */
const maxLength = 500;

/**
 * Returns a field that asks an administrator for the reason of a deletion, which our own host
 * stores in the audit log, and the value to send. Both are empty for everybody else.
 */
export const useDeletionReason = () => {
  const { extensions } = useHostConfig();
  const isAsked = useCurrentUser()?.role === 'admin' && extensions;
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return {
    given: isAsked && reason !== '' ? { reason } : {},
    field: isAsked ? (
      <TextInput
        name="reason"
        label={texts.label}
        hint={texts.hint}
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        dir="auto"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    ) : undefined,
  };
};
