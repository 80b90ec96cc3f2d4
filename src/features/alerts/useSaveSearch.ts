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
  /** Of whoever isn't logged in as a job seeker. */
  needsEmail: boolean;
  /** A mail that asks for a confirmation is on its way to that address. */
  onSent: (address: string) => void;
  /** The alert is on. */
  onSaved: () => void;
};

/** Saves a search. What was typed stays after a refusal. */
export const useSaveSearch = ({ search, needsEmail, onSent, onSaved }: SaveSearch) => {
  const [saveAlert] = useSaveJobAlertMutation();
  const navigate = useNavigate();
  return useCheckedForm<SaveField>({
    start: { ...newAlertFields(alertName(search)), email: '' },
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
