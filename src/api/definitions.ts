import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query';
import type { extensionsApi } from './generated/extensionsApi';
import type { transformResponse } from './wire/readAnswers';

type Generated = DefinitionsFromApi<typeof extensionsApi>;
type Transformed = typeof transformResponse;

/** Every call of the contract, with the result its reader makes of a host's answer. */
export type Definitions = {
  [Call in keyof Generated]: Call extends keyof Transformed
    ? OverrideResultType<Generated[Call], ReturnType<Transformed[Call]>>
    : Generated[Call];
};
