import type { components } from '@contract/generated/types';

/** A record as the contract writes it. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];
