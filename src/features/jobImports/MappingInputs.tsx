import Button from '@mui/material/Button';
import { importTexts } from '@/texts/jobs/imports';
import { SelectInput } from '@/ui/form/SelectInput';
import { styled } from '@/ui/styled';
import { mappedFields } from '@contract/jobSources';

const { preview: texts, fields } = importTexts;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export type Mapping = Record<string, string>;
type MappingInputsProps = {
  columns: readonly string[];
  mapping: Mapping;
  busy: boolean;
  onChange: (mapping: Mapping) => void;
  onPreview: () => void;
};

/** Maps the columns of a table to the fields of a job. */
export const MappingInputs = ({
  columns,
  mapping,
  busy,
  onChange,
  onPreview,
}: MappingInputsProps) => (
  <>
    <h3>{texts.mapping}</h3>
    <Grid>
      {mappedFields.map((field) => (
        <SelectInput
          key={field}
          label={fields[field]}
          name={`column-${field}`}
          value={mapping[field] ?? ''}
          onChange={({ target }) => onChange({ ...mapping, [field]: target.value })}
        >
          <option value="">{texts.none}</option>
          {[...new Set(columns)].map((column) => (
            <option key={column} value={column}>
              {column}
            </option>
          ))}
        </SelectInput>
      ))}
    </Grid>
    <div>
      <Button
        variant="outlined"
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onPreview();
        }}
      >
        {texts.again}
      </Button>
    </div>
  </>
);
