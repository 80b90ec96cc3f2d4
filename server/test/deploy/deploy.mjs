// `npm run test:deploy`: every file of deploy/ by its own program, and what the proxies promise. What
// isn't installed is skipped by name; Debian's packages: nginx-light haproxy pgbouncer postgresql
// prometheus systemd docker-compose yamllint.
import './configurations.mjs';
import './databases.mjs';
import './proxies.mjs';
