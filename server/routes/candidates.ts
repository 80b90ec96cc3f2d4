import type { FastifyReply } from 'fastify';
import { neverStored } from '@contract/etag';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { checkIfMatch, sendEtag } from '../plugins/etag';
import { sendFile } from '../plugins/files';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { dropShortlisted } from '../repositories/candidates/candidates';
import { deleteCandidateSearch } from '../repositories/candidates/candidateSearches';
import { removeBlock } from '../repositories/candidates/openProfiles';
import { blockEmployer } from '../services/candidates/blockedEmployers';
import {
  openCandidate,
  ownCandidate,
  readCandidateCv,
  shortlistCandidate,
} from '../services/candidates/candidates';
import {
  answerInvitation,
  inviteCandidate,
  readInvitations,
  withdrawInvitation,
} from '../services/candidates/invitations';
import {
  readOpenToWork,
  readProfileViews,
  updateOpenToWork,
} from '../services/candidates/openToWork';
import {
  readSavedSearches,
  saveSearch,
  updateSavedSearch,
} from '../services/candidates/savedSearches';
import { searchCandidates } from '../services/candidates/searchCandidates';
import { siteOrigin } from '../services/site/origin';
import type { Wire } from '../wire';

/** Sends what employers may see, with its version. */
const sendOpenToWork = (reply: FastifyReply, told: Wire<'OpenToWork'>): Wire<'OpenToWork'> => {
  sendEtag(reply, told.updatedAt ?? neverStored);
  return told;
};

/** Handlers for a job seeker's profile for employers, its views, blocks and invitations. */
const seekersRoutes = ({ db, env }: Context): Handlers => ({
  getOpenToWork: async (request, reply) =>
    sendOpenToWork(reply, await readOpenToWork(db, callerOf(request).accountId)),

  updateOpenToWork: async (request, reply) => {
    const { accountId } = callerOf(request);
    const told = await updateOpenToWork(
      db,
      accountId,
      bodyOf<'updateOpenToWork'>(request),
      (updatedAt) => checkIfMatch(request, updatedAt),
    );
    return sendOpenToWork(reply, told);
  },

  getOwnCandidate: async (request) => ownCandidate(db, callerOf(request).accountId),

  getProfileViews: async (request) => readProfileViews(db, callerOf(request).accountId),

  blockEmployer: async (request) =>
    blockEmployer(db, callerOf(request).accountId, bodyOf<'blockEmployer'>(request)),

  unblockEmployer: async (request, reply) => {
    await removeBlock(db, callerOf(request).accountId, pathOf<'unblockEmployer'>(request).id);
    return reply.code(204).send();
  },

  getInvitations: async (request) => readInvitations(db, callerOf(request).accountId),

  answerInvitation: async (request) =>
    answerInvitation(db, callerOf(request).accountId, {
      id: pathOf<'answerInvitation'>(request).id,
      answer: bodyOf<'answerInvitation'>(request).answer,
      origin: siteOrigin(request, env),
    }),
});

/** Handlers for finding, shortlisting and inviting candidates, as an employer. */
const employersRoutes = ({ db, env }: Context): Handlers => ({
  searchCandidates: async (request) =>
    searchCandidates(db, callerOf(request).accountId, queryOf<'searchCandidates'>(request)),

  getCandidate: async (request) =>
    openCandidate(db, callerOf(request).accountId, pathOf<'getCandidate'>(request).id),

  getCandidateCv: async (request, reply) => {
    const { id } = pathOf<'getCandidateCv'>(request);
    const { name, file } = await readCandidateCv(db, callerOf(request).accountId, id);
    return sendFile(reply, name, file);
  },

  shortlistCandidate: async (request) => {
    const { id } = pathOf<'shortlistCandidate'>(request);
    const { note } = bodyOf<'shortlistCandidate'>(request);
    return { note: await shortlistCandidate(db, callerOf(request).accountId, id, note) };
  },

  removeFromShortlist: async (request, reply) => {
    const { id } = pathOf<'removeFromShortlist'>(request);
    await dropShortlisted(db, callerOf(request).accountId, id);
    return reply.code(204).send();
  },

  inviteCandidate: async (request) =>
    inviteCandidate(db, {
      ...pathOf<'inviteCandidate'>(request),
      ...bodyOf<'inviteCandidate'>(request),
      employerId: callerOf(request).accountId,
      origin: siteOrigin(request, env),
    }),

  withdrawCandidateInvitation: async (request) =>
    withdrawInvitation(db, {
      ...pathOf<'withdrawCandidateInvitation'>(request),
      employerId: callerOf(request).accountId,
    }),
});

const savedRoutes = ({ db }: Context): Handlers => ({
  getCandidateSearches: async (request) => readSavedSearches(db, callerOf(request).accountId),

  saveCandidateSearch: async (request, reply) =>
    reply
      .code(201)
      .send(
        await saveSearch(db, callerOf(request).accountId, bodyOf<'saveCandidateSearch'>(request)),
      ),

  updateCandidateSearch: async (request) =>
    updateSavedSearch(
      db,
      callerOf(request).accountId,
      pathOf<'updateCandidateSearch'>(request).id,
      bodyOf<'updateCandidateSearch'>(request),
    ),

  deleteCandidateSearch: async (request, reply) => {
    const { id } = pathOf<'deleteCandidateSearch'>(request);
    await deleteCandidateSearch(db, callerOf(request).accountId, id);
    return reply.code(204).send();
  },
});

export const candidatesRoutes = (context: Context): Handlers => ({
  ...seekersRoutes(context),
  ...employersRoutes(context),
  ...savedRoutes(context),
});
