import { useState } from 'react';
import { importTexts } from '@/texts/jobs/imports';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { ImportPreview } from './ImportPreview';
import { SourceForm, type Found } from './SourceForm';

const Frame = styled(Card)(({ theme }) => ({
  padding: 24,
  '& h2': { ...theme.typography.h3, marginBottom: 12 },
  '& h3': theme.typography.subtitle2,
  '& form > h2': { marginBottom: 0 },
  '& summary': { cursor: 'pointer' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

/**
 * Adds an import in two steps: where the jobs are, then a preview of what was found. With
 * `employerId`, an administrator adds it for that employer.
 */
export const AddImport = ({ employerId }: { employerId?: string }) => {
  const [found, setFound] = useState<Found | null>(null);
  // input is kept when going back, and cleared after the import
  const [start, setStart] = useState<Found['input'] | undefined>();
  return (
    <Frame component="section" aria-label={importTexts.form.title}>
      {found ? (
        <ImportPreview
          found={found}
          onBack={() => {
            setStart(found.input);
            setFound(null);
          }}
          onDone={() => {
            setStart(undefined);
            setFound(null);
          }}
        />
      ) : (
        <>
          <h2>{importTexts.form.title}</h2>
          <SourceForm employerId={employerId} start={start} onFound={setFound} />
        </>
      )}
    </Frame>
  );
};
