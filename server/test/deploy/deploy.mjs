// `npm run test:deploy` checks every file of deploy/ with the program that reads it, and what the
// proxies guarantee. Tests of missing programs are skipped by name; Debian's packages: nginx-light
// haproxy pgbouncer postgresql prometheus systemd docker-compose yamllint.
import './configurations.mjs';
import './databases.mjs';
import './proxies.mjs';
