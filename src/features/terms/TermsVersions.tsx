import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { TermsVersion } from '@/api/jobBoardApi';
import { useGetTermsVersionsQuery, useRestoreTermsVersionMutation } from '@/api/memberApi';
import { adminTexts } from '@/texts/admin/admin';
import { officeTexts } from '@/texts/admin/office';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useNotified } from '@/ui/notify/useNotified';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { dateText } from '@/ui/text/dateTexts';
import { termsFields } from './termsFields';

const { terms: texts } = officeTexts;
const Frame = styled('section')(({ theme }) => ({
  marginTop: 32,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.line}`,
  '& h3': { ...theme.typography.h3, fontSize: theme.typography.lead.fontSize },
  '& > p': { marginTop: 8, color: theme.vars.palette.ink2 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 0',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& li > div:first-of-type': { flex: '1 1 240px' },
  '& li p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .ways': { display: 'flex', gap: 8 },
}));
const Texts = styled('dl')(({ theme }) => ({
  margin: 0,
  '& dt': {
    marginTop: 20,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
  },
  '& dd': { marginTop: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));
const spanText = ({ since, until }: TermsVersion): string =>
  texts.span(dateText(since), dateText(until));

/** The texts of an earlier version. */
const ViewVersion = ({ version, onClose }: { version: TermsVersion; onClose: () => void }) => (
  <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="terms-version">
    <DialogTitle id="terms-version">{texts.version(version.number)}</DialogTitle>
    <DialogContent tabIndex={0}>
      <p>{spanText(version)}</p>
      <Texts>
        {termsFields.map((name) => [
          <dt key={`${name}-label`}>{adminTexts.terms.fields[name]}</dt>,
          <dd key={name} dir="auto">
            {version[name]}
          </dd>,
        ])}
      </Texts>
    </DialogContent>
    <DialogActions>
      <Button variant="outlined" onClick={onClose}>
        {texts.close}
      </Button>
    </DialogActions>
  </Dialog>
);

/** An earlier version with View and Restore buttons; restoring asks for confirmation. */
const Version = ({ id, version }: { id: string; version: TermsVersion }) => {
  const { number } = version;
  const [open, setOpen] = useState<'view' | 'restore' | null>(null);
  const [restoreVersion, { isLoading }] = useRestoreTermsVersionMutation();
  const restore = useNotified(restoreVersion, {
    success: texts.restored(number),
    failure: texts.restoreFailed,
  });
  const close = (): void => setOpen(null);
  const confirm = async (): Promise<void> => {
    if ((await restore({ id, number })).ok) close();
  };
  return (
    <>
      <div>
        <b>{texts.version(number)}</b>
        <p>{spanText(version)}</p>
      </div>
      <div className="ways">
        <Button
          variant="outlined"
          size="small"
          aria-label={texts.viewNamed(number)}
          onClick={() => setOpen('view')}
        >
          {texts.view}
        </Button>
        <Button
          variant="outlined"
          size="small"
          aria-label={texts.restoreNamed(number)}
          onClick={() => setOpen('restore')}
        >
          {texts.restore}
        </Button>
      </div>
      {open === 'view' && <ViewVersion version={version} onClose={close} />}
      <ConfirmDialog
        open={open === 'restore'}
        text={texts.askRestore(number)}
        detail={texts.restoreDetail}
        confirmLabel={texts.restore}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={close}
      />
    </>
  );
};

/** A terms record's earlier versions, newest first. */
export const TermsVersions = ({ id }: { id: string }) => {
  const { data, isFetching, isError, refetch } = useGetTermsVersionsQuery({ id });
  return (
    <Frame aria-labelledby={`versions-${id}`}>
      <h3 id={`versions-${id}`}>{texts.title}</h3>
      {!data && isFetching && <Loading shape="list" rows={2} />}
      {isError && !isFetching && (
        <>
          <p>{texts.failed}</p>
          <TryAgain onClick={() => void refetch()} />
        </>
      )}
      {!isError && data?.length === 0 && <p>{texts.none}</p>}
      {!isError && data && data.length > 0 && (
        <ul>
          {data.map((version) => (
            <li key={version.number}>
              <Version id={id} version={version} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
};
