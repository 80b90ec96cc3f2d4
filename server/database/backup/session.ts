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
  // a server notices within a second that this process is gone, in a long statement, too, where its
  // operating system can tell; else only after the statement
  await client.query(`
    DO $$ BEGIN
      SET client_connection_check_interval = '1s';
    EXCEPTION WHEN OTHERS THEN NULL;
    END $$`);
};

export type Progress = {
  /** what is worked on: a table, an index */
  name: string;
  /** which one it is of how many, from 1 */
  number: number;
  count: number;
  step: 'copy' | 'index' | 'analyze';
  /** how much data was copied so far, uncompressed */
  bytes: number;
};
