import { useWatch } from 'react-hook-form';
import { alertTexts } from '@/texts/search/alerts';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { styled } from '@/ui/styled';
import { hourText } from '@/ui/text/hourText';
import { timeZoneName } from '@/ui/text/localTimes';
import { maxAlertName, weekdayNameOf, type AlertField } from './alertFields';

const { fields: texts } = alertTexts;
const weekdays = [1, 2, 3, 4, 5, 6, 0];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const When = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
});

/** The fields of an alert: its name, and when its email is sent. */
export const AlertInputs = <Name extends string>({
  form,
}: {
  /** The form may have other fields, too. */
  form: CheckedForm<Name | AlertField>;
}) => {
  const frequency = useWatch({ control: form.rhf.control, name: 'frequency' });
  return (
    <>
      <TextInput
        {...form.field('name')}
        label={texts.name.label}
        maxLength={maxAlertName}
        autoComplete="off"
        required
        dir="auto"
      />
      <When>
        <SelectInput {...form.field('frequency')} label={texts.frequency.label} required>
          <option value="daily">{texts.frequency.daily}</option>
          <option value="weekly">{texts.frequency.weekly}</option>
        </SelectInput>
        {frequency === 'weekly' && (
          <SelectInput {...form.field('weekday')} label={texts.weekday.label} required>
            {weekdays.map((weekday) => (
              <option key={weekday} value={weekday}>
                {weekdayNameOf(weekday)}
              </option>
            ))}
          </SelectInput>
        )}
        <SelectInput
          {...form.field('hour')}
          label={texts.hour.label}
          hint={texts.zone(timeZoneName())}
          required
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {hourText(hour)}
            </option>
          ))}
        </SelectInput>
      </When>
    </>
  );
};
