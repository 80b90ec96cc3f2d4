import { companyTexts } from '@/texts/profiles/company';
import { Choices } from '@/ui/form/choices/Choices';
import { RadioInput } from '@/ui/form/RadioInput';
import { companyRoles } from '@contract/companies';
import type { AccessControls } from './accessFields';
import { JobChoice } from './JobChoice';

const { access: texts, roles, roleHints } = companyTexts;
type AccessInputsProps = {
  controls: AccessControls;
  /** The colleague's id; their own jobs aren't offered, since they always have access to those. */
  colleagueId?: string;
};

/** The inputs for a colleague's role and jobs. */
export const AccessInputs = ({ controls, colleagueId }: AccessInputsProps) => {
  const { role, allJobs, choose, chosenJobs } = controls;
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
          {!allJobs && (
            <JobChoice
              chosenJobs={chosenJobs}
              offered={colleagueId === undefined ? undefined : { chooseFor: colleagueId }}
            />
          )}
        </Choices>
      )}
    </>
  );
};
