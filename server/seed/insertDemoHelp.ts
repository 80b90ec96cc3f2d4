import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/database';
import { addHidden } from '../repositories/inbox/hiddenItems';
import { addHelpQuestion } from '../repositories/office/helpQuestions';

/** Inserts a question from the help page, and a company that the demo job seeker has hidden. */
export const insertDemoHelp = async (
  tx: Queryable,
  seekerIds: ReadonlyMap<string, string>,
): Promise<void> => {
  await addHelpQuestion(tx, {
    id: randomUUID(),
    role: 'employer',
    account: null,
    name: 'Priya Raman',
    email: 'priya.raman@northgate.example',
    message:
      'We’re a school with three campuses. Can two of us post for the same company, each for their own campus?',
  });
  const seekerId = seekerIds.get('demo.seeker');
  const name = 'Evergreen Door-to-Door Sales';
  if (seekerId !== undefined) await addHidden(tx, seekerId, { kind: 'company', key: name, name });
};
