import type { PageDependencies } from './pageDependencies';

/** What was rendered for a page: `value` is what is sent. */
export type RenderedPage<Value> = {
  value: Value;
  dependencies: PageDependencies;
  /** In bytes; undefined: it isn't cached. */
  size: number | undefined;
  /** Whether its job or person is missing or has ended. */
  isMissing: boolean;
};
/**
 * Serialization of a page's value to JSON-serializable data, to send it between a host's workers.
 */
export type PageSerializer<Value> = {
  serialize: (value: Value) => Promise<unknown>;
  deserialize: (serialized: unknown) => Value;
};
/**
 * A page with when its rendering began or it was last verified (`machineTime`), until when it is
 * fresh at most, and from when on it is stale (both in milliseconds).
 */
export type Dated<Value> = {
  made: RenderedPage<Value>;
  madeAt: number;
  freshUntil: number;
  staleAt: number;
};

/** A page serialized for another worker. */
type SerializedPage = Omit<Dated<unknown>, 'made'> &
  Pick<RenderedPage<unknown>, 'size' | 'isMissing'> & {
    value: unknown;
    ids: string[];
    hasLists: boolean;
    answers: PageDependencies['answers'];
    /** null: none of its jobs ends */
    endsAt: number | null;
  };

export const serializePage = async <Value>(
  { made: { value, dependencies, size, isMissing }, ...times }: Dated<Value>,
  { serialize }: PageSerializer<Value>,
): Promise<SerializedPage> => ({
  value: await serialize(value),
  ids: [...dependencies.ids],
  hasLists: dependencies.hasLists,
  answers: dependencies.answers,
  endsAt: Number.isFinite(dependencies.endsAt) ? dependencies.endsAt : null,
  size,
  isMissing,
  ...times,
});

export const deserializePage = <Value>(
  { value, ids, hasLists, answers, endsAt, size, isMissing, ...times }: SerializedPage,
  { deserialize }: PageSerializer<Value>,
): Dated<Value> => ({
  made: {
    value: deserialize(value),
    dependencies: { ids: new Set(ids), hasLists, answers, endsAt: endsAt ?? Infinity },
    size,
    isMissing,
  },
  ...times,
});

/** Whether another worker's answer is a serialized page, rather than nothing. */
export const isSerializedPage = (answer: unknown): answer is SerializedPage =>
  typeof answer === 'object' && answer !== null;
