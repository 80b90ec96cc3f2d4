import { caseFold } from '@contract/text/caseFold';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  addBlock,
  blocksOn,
  canBeBlocked,
  findEmployerName,
  findKnownEmployer,
  listBlocked,
  removeBlock,
} from '../../repositories/candidates/openProfiles';
import { dropReadMails } from '../../repositories/inbox/messageMails';
import { hostCandidateTexts as texts } from '../../texts/candidates';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { readOpenToWork } from './openToWork';

const maxBlocked = 100;

type Blocked = { name: string; employerId: string | null };
const addBlockOf = async (
  tx: Queryable,
  seekerId: string,
  { name, employerId }: Blocked,
): Promise<void> => {
  if ((await listBlocked(tx, seekerId)).length >= maxBlocked)
    throw new ApiError(409, texts.tooManyBlocks(maxBlocked));
  await addBlock(tx, seekerId, name, employerId);
  await dropReadMails(tx, 'jobseeker', seekerId);
};

/**
 * Blocks an employer by name, or the one with a username that the job seeker knows (the contract's
 * blockEmployer).
 */
export const blockEmployer = async (
  db: Database,
  seekerId: string,
  { name = '', usernameEmployer }: Wire<'BlockedEmployerInput'>,
): Promise<Wire<'OpenToWork'>> => {
  const known =
    usernameEmployer === undefined
      ? undefined
      : await findKnownEmployer(db, seekerId, caseFold(usernameEmployer));
  if (usernameEmployer !== undefined && !known) throw new ApiError(404, hostTexts.notFound);
  const blocked = known?.company ?? name.trim();
  if (!(await canBeBlocked(db, blocked))) throw new ApiError(400, texts.blockMissing, 'name');
  await db.transaction((tx) =>
    addBlockOf(tx, seekerId, { name: blocked, employerId: known?.id ?? null }),
  );
  return readOpenToWork(db, seekerId);
};

type Sides = { seekerId: string; employerId: string };

/** Blocks the employer of a thread, by adding its name to the job seeker's list. */
export const blockEmployerOf = async (
  tx: Queryable,
  { seekerId, employerId }: Sides,
): Promise<void> => {
  const name = await findEmployerName(tx, employerId);
  if (name === undefined) throw new ApiError(404, hostTexts.notFound);
  if ((await blocksOn(tx, seekerId, employerId)).length > 0) return;
  await addBlockOf(tx, seekerId, { name, employerId });
};

/**
 * Unblocks the employer of a thread. Throws a 409 if it is blocked by words that other employers'
 * names may contain, too.
 */
export const unblockEmployerOf = async (
  tx: Queryable,
  { seekerId, employerId }: Sides,
): Promise<void> => {
  const blocks = await blocksOn(tx, seekerId, employerId);
  const wider = blocks.find(({ isItsName }) => !isItsName);
  if (wider) throw new ApiError(409, texts.unblockInList(wider.name));
  for (const { id } of blocks) await removeBlock(tx, seekerId, id);
};
