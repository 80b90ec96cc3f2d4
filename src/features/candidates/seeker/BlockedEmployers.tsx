import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { OpenToWork } from '@/api/jobBoardApi';
import { useBlockEmployerMutation, useUnblockEmployerMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { openToWorkTexts } from '@/texts/candidates/openToWork';
import { TrashIcon } from '@/ui/art/actionIcons';
import { IconButton } from '@/ui/button/IconButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';

const { blocked: texts } = openToWorkTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& form': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' },
  '& form > :first-of-type': { flex: '1 1 220px' },
  '& .text': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    borderTop: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
}));

const Blocked = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <li>
    <bdi>{name}</bdi>
    <IconButton data-delete aria-label={texts.remove(name)} onClick={onRemove}>
      <TrashIcon size={20} />
    </IconButton>
  </li>
);

/** The form that blocks an employer by name. */
const useBlockForm = () => {
  const [block] = useBlockEmployerMutation();
  const form = useCheckedForm<'name'>({
    defaultValues: { name: '' },
    missing: { name: texts.missing },
    send: async ({ name }) => {
      try {
        await block({ blockedEmployerInput: { name } }).unwrap();
        notify.success(texts.added(name.trim()));
        form.rhf.reset({ name: '' });
        return {};
      } catch (error) {
        return clientRefusalOf(error, ['name'] as const, texts.failed);
      }
    },
  });
  return form;
};

/** The employers from whom a job seeker is always hidden. */
export const BlockedEmployers = ({ blocked }: Pick<OpenToWork, 'blocked'>) => {
  const [unblock] = useUnblockEmployerMutation();
  const [frame, list] = [useRef<HTMLDivElement>(null), useRef<HTMLUListElement>(null)];
  useFocusAfterDelete(
    list,
    () => frame.current?.querySelector('input'),
    blocked.map(({ _id }) => _id),
  );
  const form = useBlockForm();
  const remove = async (id: string, name: string): Promise<void> => {
    try {
      await unblock({ id }).unwrap();
      notify.success(texts.removed(name));
    } catch {
      notify.error(texts.failed);
    }
  };
  return (
    <ProfileSection title={texts.title}>
      <Frame ref={frame}>
        <p className="text">{texts.text}</p>
        <form {...form.form}>
          <TextInput
            {...form.field('name')}
            label={texts.label}
            maxLength={150}
            required
            dir="auto"
          />
          <Button type="submit" variant="outlined" aria-disabled={form.busy || undefined}>
            {texts.add}
          </Button>
        </form>
        {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
        {blocked.length === 0 ? (
          <p className="text">{texts.none}</p>
        ) : (
          <ul ref={list}>
            {blocked.map(({ _id, name }) => (
              <Blocked
                key={_id}
                name={name || texts.gone}
                onRemove={() => void remove(_id, name || texts.gone)}
              />
            ))}
          </ul>
        )}
      </Frame>
    </ProfileSection>
  );
};
