import type { ClientBase } from 'pg';

/**
 * Prepares a session that reads or writes rows as text: the text doesn't depend on the server's
 * defaults, and no timeout ends a long COPY.
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
  // if its operating system supports it, the server notices within a second that this process is
  // gone, even during a long statement; otherwise only after the statement
  await client.query(`
    DO $$ BEGIN
      SET client_connection_check_interval = '1s';
    EXCEPTION WHEN OTHERS THEN NULL;
    END $$`);
};

export type Progress = {
  /** the current table or index */
  name: string;
  /** its position, from 1, out of `count` */
  number: number;
  count: number;
  step: 'copy' | 'index' | 'analyze';
  /** bytes copied so far, uncompressed */
  bytes: number;
};
