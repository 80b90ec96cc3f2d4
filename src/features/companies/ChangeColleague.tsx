import { useChangeColleagueMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { companyTexts } from '@/texts/profiles/company';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { useAccess } from './accessFields';
import { AccessInputs } from './AccessInputs';
import { colleagueName, type Colleague } from './colleagueName';

const { change: texts } = companyTexts;
type ChangeColleagueProps = { colleague: Colleague; onClose: () => void };

/** Changes a colleague's access, effective immediately. */
export const ChangeColleague = ({ colleague, onClose }: ChangeColleagueProps) => {
  const { _id: id, role, allJobs, jobIds = [] } = colleague;
  const [change] = useChangeColleagueMutation();
  const controls = useAccess({ role, allJobs, jobIds });
  const { form, problem, busy } = useCheckedForm<never>({
    defaultValues: {},
    missing: {},
    send: async () => {
      try {
        await change({ id, colleagueAccess: controls.access }).unwrap();
        notify.success(texts.done);
        onClose();
        return null;
      } catch (error) {
        return clientRefusalOf(error, [], texts.failed);
      }
    },
  });
  return (
    <FormDialog
      title={texts.title(colleagueName(colleague))}
      form={form}
      busy={busy}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <AccessInputs controls={controls} colleagueId={id} />
    </FormDialog>
  );
};
