import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query';
import type { OperationId } from '@contract/generated/operations';
import type { memberApi } from './generated/memberApi';
import type { publicApi } from './generated/publicApi';
import type { memberAnswers, transformResponse } from './wire/readAnswers';

type Generated = DefinitionsFromApi<typeof memberApi>;
type Transformed = typeof transformResponse & typeof memberAnswers;

/** Every call of the contract, with the result its reader makes of a host's answer. */
export type Definitions = {
  [Call in keyof Generated]: Call extends keyof Transformed
    ? OverrideResultType<Generated[Call], ReturnType<Transformed[Call]>>
    : Generated[Call];
};

/** The calls of spec §7, and those of our own host that visitors may make. */
export type PublicOperation = keyof DefinitionsFromApi<typeof publicApi> & OperationId;
/** The others: their code is loaded by the pages of those who are logged in. */
export type MemberOperation = Exclude<OperationId, PublicOperation>;
export type PublicDefinitions = Pick<Definitions, PublicOperation>;
