import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { useUpdateApplicantMutation } from '@/api/memberApi';
import { ExportButton } from '@/features/office/ExportButton';
import { applicantTexts } from '@/texts/jobs/applicants';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { TextInput } from '@/ui/form/TextInput';
import { SelectionBar } from '@/ui/listDetail/SelectionBar';
import { notify } from '@/ui/notify/notify';
import { canMoveApplication, employerMoves } from '@contract/jobs/applicationLife';
import { EmailMenu } from '../letters/EmailMenu';
import { useLetter } from '../letters/useLetter';
import { MoveMenu } from '../moves/MoveMenu';
import { hasTag } from '../panel/Tags';
import { DownloadCvs } from './DownloadCvs';
import type { DeskControls } from './useDesk';

const { moves: texts, tags: tagTexts } = applicantTexts;

/** Adds a tag to all selected applicants. */
const TagSelected = ({ desk: { targets } }: { desk: DeskControls }) => {
  const [update] = useUpdateApplicantMutation();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const tagAll = async (tag: string): Promise<void> => {
    setBusy(true);
    const untagged = targets.filter(({ tags }) => !hasTag(tags, tag));
    let failed = 0;
    for (const { _id: id } of untagged)
      await update({ id, applicantUpdate: { addTags: [tag] } })
        .unwrap()
        .catch(() => {
          failed += 1;
        });
    setBusy(false);
    if (failed > 0) notify.error(tagTexts.someFailed(failed));
    else {
      setTyped('');
      notify.success(tagTexts.added(targets.length, tag));
    }
  };
  return (
    <form
      style={{ display: 'flex', gap: 8 }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy && typed.trim() !== '') void tagAll(typed.trim());
      }}
    >
      <TextInput
        name="tag"
        label={tagTexts.label}
        placeholder={tagTexts.label}
        hideLabel
        maxLength={40}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        style={{ minHeight: 36, width: 140 }}
      />
      <SubmitButton size="small" variant="outlined" busy={busy}>
        {tagTexts.add}
      </SubmitButton>
    </form>
  );
};

type TickedProps = { desk: DeskControls; onWrite: ReturnType<typeof useLetter>['write'] };

const Ticked = ({ desk, onWrite }: TickedProps) => {
  const { selection, targets, move, readsOnly } = desk;
  const { selected } = selection;
  const others = employerMoves.filter(
    (each) =>
      each !== 'shortlist' &&
      each !== 'reject' &&
      targets.some(({ state }) => canMoveApplication(each, state)),
  );
  return (
    <SelectionBar count={selected.length} onClear={selection.clear}>
      {!readsOnly && (
        <>
          <Button size="small" onClick={() => move('shortlist', targets)}>
            {texts.shortlist}
          </Button>
          <Button
            size="small"
            variant="outlined"
            color="error"
            onClick={() => move('reject', targets)}
          >
            {texts.reject}
          </Button>
          <MoveMenu label={texts.menu} moves={others} onMove={(each) => move(each, targets)} />
          <EmailMenu applicants={targets} onChoose={onWrite} />
          <TagSelected desk={desk} />
        </>
      )}
      <ExportButton call="exportApplicants" search={{ id: [...selected] }} />
      <DownloadCvs search={{ id: [...selected] }} />
    </SelectionBar>
  );
};

/** The actions for the selected applicants; renders nothing if none is selected. */
export const SelectedActions = ({ desk }: { desk: DeskControls }) => {
  const { selected, clear } = desk.selection;
  const { write, dialog } = useLetter(clear);
  return (
    <>
      {selected.length > 0 && <Ticked desk={desk} onWrite={write} />}
      {dialog}
    </>
  );
};
