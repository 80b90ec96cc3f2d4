import type { Shown } from './shown';

/** What was rendered for a page: `value` is what is sent. */
export type Made<Value> = {
  value: Value;
  shown: Shown;
  /** In bytes; undefined: it isn't cached. */
  size: number | undefined;
  /** Whether its job or person is missing or has ended. */
  isMissing: boolean;
};
/**
 * Serialization of a page's value to JSON-serializable data, to send it between a host's workers.
 */
export type Packing<Value> = {
  pack: (value: Value) => Promise<unknown>;
  unpack: (packed: unknown) => Value;
};
/**
 * A page with when its rendering began or it was last verified (`machineTime`), until when it is
 * fresh at most, and from when on it is stale (both in milliseconds).
 */
export type Dated<Value> = {
  made: Made<Value>;
  madeAt: number;
  freshUntil: number;
  staleAt: number;
};

/** A page serialized for another worker. */
type Parcel = Omit<Dated<unknown>, 'made'> &
  Pick<Made<unknown>, 'size' | 'isMissing'> & {
    value: unknown;
    ids: string[];
    hasLists: boolean;
    answers: Shown['answers'];
    /** null: none of its jobs ends */
    endsAt: number | null;
  };

export const toParcel = async <Value>(
  { made: { value, shown, size, isMissing }, ...times }: Dated<Value>,
  { pack }: Packing<Value>,
): Promise<Parcel> => ({
  value: await pack(value),
  ids: [...shown.ids],
  hasLists: shown.hasLists,
  answers: shown.answers,
  endsAt: Number.isFinite(shown.endsAt) ? shown.endsAt : null,
  size,
  isMissing,
  ...times,
});

export const fromParcel = <Value>(
  { value, ids, hasLists, answers, endsAt, size, isMissing, ...times }: Parcel,
  { unpack }: Packing<Value>,
): Dated<Value> => ({
  made: {
    value: unpack(value),
    shown: { ids: new Set(ids), hasLists, answers, endsAt: endsAt ?? Infinity },
    size,
    isMissing,
  },
  ...times,
});

/** Whether another worker's answer is a parcel, rather than nothing. */
export const isParcel = (answer: unknown): answer is Parcel =>
  typeof answer === 'object' && answer !== null;
