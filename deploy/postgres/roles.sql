-- Checked by running it on a temporary server. Run it once, as postgres on the primary: psql -v
-- password=… -v replicator_password=… -f roles.sql. The settings belong to the role because a host
-- can't set them on pooled connections; migrations and tools override them.
CREATE ROLE jobline LOGIN PASSWORD :'password';
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'replicator_password';
CREATE DATABASE jobline OWNER jobline ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0;
REVOKE CONNECT, TEMPORARY ON DATABASE jobline FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE jobline TO jobline;
ALTER ROLE jobline IN DATABASE jobline SET statement_timeout = '30s';
ALTER ROLE jobline IN DATABASE jobline SET idle_in_transaction_session_timeout = '30s';
ALTER ROLE jobline IN DATABASE jobline SET jit = off;
