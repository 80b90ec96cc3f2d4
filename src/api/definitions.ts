import type { Api, OverrideResultType } from '@reduxjs/toolkit/query';
import type { OperationId } from '@contract/generated/operations';
import type { memberApi } from './generated/memberApi';
import type { publicApi } from './generated/publicApi';
import type { fileAnswers } from './wire/fileAnswers';
import type { transformResponse } from './wire/readAnswers';
import type { memberAnswers } from './wire/readMemberAnswers';

/**
 * As `DefinitionsFromApi`, which has the compiler compare the whole API with one of `any`: where all
 * that it is made of is inferred, it is compared with itself, which takes no time.
 */
type DefinitionsOf<Some> =
  Some extends Api<infer _BaseQuery, infer Definitions, infer _Path, infer _Tags, infer _Modules>
    ? Definitions
    : never;
type Generated = DefinitionsOf<typeof memberApi>;
type Transformed = typeof transformResponse & typeof memberAnswers & typeof fileAnswers;

/** Every call of the contract, with the result its reader makes of a host's answer. */
export type Definitions = {
  [Call in keyof Generated]: Call extends keyof Transformed
    ? OverrideResultType<Generated[Call], ReturnType<Transformed[Call]>>
    : Generated[Call];
};

/** The calls of spec §7, and those of our own host that visitors may make. */
export type PublicOperation = keyof (typeof publicApi)['endpoints'] & OperationId;
/** The others: their code is loaded by the pages of those who are logged in. */
export type MemberOperation = Exclude<OperationId, PublicOperation>;
export type PublicDefinitions = Pick<Definitions, PublicOperation>;
