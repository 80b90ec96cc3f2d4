import type { Api, OverrideResultType } from '@reduxjs/toolkit/query';
import type { OperationId } from '@contract/generated/operations';
import type { memberApi } from './generated/memberApi';
import type { publicApi } from './generated/publicApi';
import type { fileAnswers } from './wire/fileAnswers';
import type { transformResponse } from './wire/readAnswers';
import type { memberAnswers } from './wire/readMemberAnswers';

/**
 * Like `DefinitionsFromApi`, which makes the compiler compare the whole API with one of `any`.
 * Inferring every type parameter avoids that comparison, which is slow.
 */
type DefinitionsOf<Some> =
  Some extends Api<infer _BaseQuery, infer Definitions, infer _Path, infer _Tags, infer _Modules>
    ? Definitions
    : never;
type Generated = DefinitionsOf<typeof memberApi>;
type Transformed = typeof transformResponse & typeof memberAnswers & typeof fileAnswers;

/** Every call of the contract, with the result type of its reader. */
export type Definitions = {
  [Call in keyof Generated]: Call extends keyof Transformed
    ? OverrideResultType<Generated[Call], ReturnType<Transformed[Call]>>
    : Generated[Call];
};

/** The calls of spec §7, and those of our own host that visitors may make. */
export type PublicOperation = keyof (typeof publicApi)['endpoints'] & OperationId;
/** All other calls, whose code is loaded only by pages for logged-in users. */
export type MemberOperation = Exclude<OperationId, PublicOperation>;
export type PublicDefinitions = Pick<Definitions, PublicOperation>;
