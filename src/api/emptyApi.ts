import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The slice that the generated endpoints are put into. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // the default waits for every running call: one hung call would stop all re-reading
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
