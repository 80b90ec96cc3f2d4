import { useEffect, useMemo } from 'react';
import { hiddenTexts as texts } from '@/texts/jobs/hidden';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { hiddenBy, setHidden, setOf } from '../hiddenSet';
import type { HiddenNoteProps, Hiding } from './hiding';
import { WithHiding } from './WithHiding';

const Note = ({ jobs, items }: HiddenNoteProps & Pick<Hiding, 'items'>) => {
  const set = useMemo(() => setOf(items), [items]);
  // the listing reads the set outside React, so that it doesn't have to wait for this component
  useEffect(() => setHidden(set), [set]);
  const count = jobs.filter((job) => hiddenBy(set, job) !== undefined).length;
  if (count === 0) return null;
  return (
    <p style={{ padding: '14px 0' }}>
      {texts.note(count)} <TextLink to={paths.savedJobs()}>{texts.see}</TextLink>
    </p>
  );
};

/** Tells the listing what to leave out, and shows how many jobs were left out. */
export const HiddenSync = ({ jobs }: HiddenNoteProps) => (
  <WithHiding>{({ items }) => <Note jobs={jobs} items={items} />}</WithHiding>
);
