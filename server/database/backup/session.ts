import type { ClientBase } from 'pg';

/**
 * Settings of the session in which rows are written as text or read from it: whatever the server's
 * defaults are, the text is the same, and no timeout ends a long COPY.
 */
export const prepareSession = async (client: ClientBase): Promise<void> => {
  await client.query(`
    SET statement_timeout = 0;
    SET lock_timeout = 0;
    SET idle_in_transaction_session_timeout = 0;
    SET client_encoding = 'UTF8';
    SET DateStyle = 'ISO, YMD';
    SET IntervalStyle = 'postgres';
    SET TimeZone = 'UTC';
    SET extra_float_digits = 1;
    SET bytea_output = 'hex'`);
};

export type Progress = {
  /** what is worked on: a table, an index */
  name: string;
  /** which one it is of how many, from 1 */
  number: number;
  count: number;
  step: 'copy' | 'index' | 'check' | 'analyze';
  /** how much data was copied so far, uncompressed */
  bytes: number;
};
