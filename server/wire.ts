import type { components } from '@contract/generated/types';

/** A schema of the contract. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];
