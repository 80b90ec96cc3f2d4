import { useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useCurrentUser } from '@/session/useSession';
import { officeTexts } from '@/texts/admin/office';
import { TextInput } from '@/ui/form/TextInput';

const { deletion: texts } = officeTexts;
/** In characters: our own host accepts no more. */
const maxLength = 500;

/**
 * The field of a deletion's question that asks an administrator why, which the audit log of our own
 * host keeps, and what to send of it. Nothing for anybody else.
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
