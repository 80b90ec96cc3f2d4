import {
  extensionOperations,
  specOperations,
  type OperationId,
} from '@contract/generated/operations';
import { memberTags } from './tags/memberTags';
import { publicTags } from './tags/publicTags';
import type { TagDecisions } from './tags/tags';

/* What must not compile: tsc reports a @ts-expect-error that suppresses no error. */
const wrong = {
  // @ts-expect-error deleteJob is called with a jobId, not with an id
  deleteJob: { invalidates: ({ id }) => [{ type: 'Job', id }] },
  // @ts-expect-error an employer has no jobtitle
  getEmployer: { provides: (employer) => [{ type: 'Employer', id: employer?.jobtitle }] },
  // @ts-expect-error a query changes nothing
  getJobs: { invalidates: () => [{ type: 'Job' }] },
  // @ts-expect-error there is no such tag type
  addJob: { invalidates: () => [{ type: 'Jobs' }] },
} satisfies Partial<TagDecisions<OperationId>>;

const tagDecisions: TagDecisions<OperationId> = { ...publicTags, ...memberTags };
const { getJob, ...others } = tagDecisions;
// @ts-expect-error getJob has no decision
const incomplete: TagDecisions<OperationId> = others;

it('decides on every call of the contract', () => {
  expect(Object.keys(tagDecisions).toSorted()).toEqual(
    [...specOperations, ...extensionOperations].toSorted(),
  );
  expect({ ...incomplete, getJob }).toEqual(tagDecisions);
  expect(Object.keys(tagDecisions)).toEqual(expect.arrayContaining(Object.keys(wrong)));
});
