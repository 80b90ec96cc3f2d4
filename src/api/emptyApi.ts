import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The API slice that the generated endpoints are injected into. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // the default waits for all running calls: a single hung call would block all refetching
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
