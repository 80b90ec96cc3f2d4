import { personTexts } from '@/texts/admin/person';
import { styled } from '@/ui/styled';
import { AddImport } from './AddImport';
import { JobImportList } from './JobImportList';

const { imports: texts } = personTexts;

const Stack = styled('div')({
  display: 'grid',
  gap: 20,
  marginTop: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > details > summary': { cursor: 'pointer', fontWeight: 600 },
  '& > details[open] > summary': { marginBottom: 12 },
});

type EmployerImportsProps = { employerId: string; isSuspended: boolean };
/** An employer's imports as seen by administrators, who may add one for the employer. */
export const EmployerImports = ({ employerId, isSuspended }: EmployerImportsProps) => (
  <Stack>
    <JobImportList employerId={employerId} title={texts.title}>
      {!isSuspended && (
        <details>
          <summary>{texts.add}</summary>
          <AddImport employerId={employerId} />
        </details>
      )}
    </JobImportList>
  </Stack>
);
