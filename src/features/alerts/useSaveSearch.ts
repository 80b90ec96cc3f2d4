import { useNavigate } from 'react-router-dom';
import { useSaveJobAlertMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { alertTexts } from '@/texts/search/alerts';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { paths } from '@contract/paths';
import { missingAlertFields, newAlertFields, toAlertFields, type AlertField } from './alertFields';
import { alertName, toAlertSearch } from './alertSearch';

const { save: texts } = alertTexts;
type SaveField = AlertField | 'email';
const fields = ['name', 'email', 'hour'] as const;

type SaveSearch = {
  search: JobSearch;
  /** True unless the user is logged in as a job seeker. */
  needsEmail: boolean;
  /** Called when a confirmation email has been sent to the address. */
  onSent: (address: string) => void;
  /** Called when the alert is on. */
  onSaved: () => void;
};

/** The form that saves a search; input is kept after a refusal. */
export const useSaveSearch = ({ search, needsEmail, onSent, onSaved }: SaveSearch) => {
  const [saveAlert] = useSaveJobAlertMutation();
  const navigate = useNavigate();
  return useCheckedForm<SaveField>({
    defaultValues: { ...newAlertFields(alertName(search)), email: '' },
    missing: { ...missingAlertFields, email: texts.email.missing },
    send: async ({ email, ...typed }) => {
      const address = email.trim();
      try {
        await saveAlert({
          jobAlertInput: {
            ...toAlertFields(typed),
            search: toAlertSearch(search),
            ...(needsEmail && { email: address }),
          },
        }).unwrap();
        if (needsEmail) onSent(address);
        else {
          notify.success(texts.saved, {
            label: texts.see,
            onClick: () => void navigate(paths.jobAlerts()),
          });
          onSaved();
        }
        return null;
      } catch (error) {
        return clientRefusalOf(error, fields, texts.failed);
      }
    },
  });
};
