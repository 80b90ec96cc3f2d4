import { useGetCompanyJobsQuery } from '@/api/memberApi';
import { jobTexts } from '@/texts/jobs/job';
import { companyTexts } from '@/texts/profiles/company';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { Choices } from '@/ui/form/choices/Choices';
import { RadioInput } from '@/ui/form/RadioInput';
import { styled } from '@/ui/styled';
import { companyRoles } from '@contract/companies';
import type { AccessControls } from './accessFields';

const { access: texts, roles, roleHints } = companyTexts;
const Jobs = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  maxHeight: 220,
  overflow: 'auto',
  padding: 12,
  border: `1px solid ${theme.vars.palette.line}`,
  borderRadius: theme.shape.radius.md,
  '& p': { color: theme.vars.palette.ink2 },
}));

const JobChoice = ({ jobIds, toggleJob, isFull }: AccessControls) => {
  const { data: jobs = [] } = useGetCompanyJobsQuery();
  return (
    <Jobs aria-label={texts.choose}>
      {jobs.length === 0 && <p>{texts.none}</p>}
      {jobs.map(({ _id, jobtitle, location }) => (
        <CheckboxInput
          key={_id}
          label={
            <span dir="auto">
              {jobtitle || jobTexts.untitled}
              {location && `, ${location}`}
            </span>
          }
          checked={jobIds.includes(_id)}
          disabled={isFull && !jobIds.includes(_id)}
          onChange={() => toggleJob(_id)}
        />
      ))}
    </Jobs>
  );
};

/** What a colleague is, and which jobs they have. */
export const AccessInputs = ({ controls }: { controls: AccessControls }) => {
  const { role, allJobs, choose } = controls;
  return (
    <>
      <Choices>
        <legend>{texts.role}</legend>
        {companyRoles.map((each) => (
          <RadioInput
            key={each}
            name="role"
            value={each}
            checked={role === each}
            onChange={() => choose({ role: each })}
            label={
              <>
                {roles[each]}
                <small>{roleHints[each]}</small>
              </>
            }
          />
        ))}
      </Choices>
      {role !== 'owner' && (
        <Choices>
          <legend>{texts.jobs}</legend>
          <RadioInput
            name="allJobs"
            value="true"
            checked={allJobs}
            onChange={() => choose({ allJobs: true })}
            label={texts.all}
          />
          <RadioInput
            name="allJobs"
            value="false"
            checked={!allJobs}
            onChange={() => choose({ allJobs: false })}
            label={role === 'reader' ? texts.ownReader : texts.own}
          />
          {!allJobs && <JobChoice {...controls} />}
        </Choices>
      )}
    </>
  );
};
