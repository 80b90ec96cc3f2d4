// An employer who posts jobs over HTTP.
import { employerForm, employerLogin, jobForm } from './forms.mjs';

/**
 * Calls the host at `address`: a POST if there is a body, otherwise a GET.
 *
 * @param {string} address
 * @param {string} path
 * @param {object} [body]
 * @param {Record<string, string>} [headers]
 */
export const call = (address, path, body, headers = {}) =>
  fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Returns the headers of a new session. @param {string} address @param {string} username */
export const logIn = async (address, username) => {
  const answer = await call(address, '/api/employer/login', employerLogin(username));
  if (answer.status !== 200) throw new Error(`The login was answered with ${answer.status}.`);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

/**
 * Registers an employer and logs in; returns the session's headers. @param {string} address @param
 * {string} username
 */
export const register = async (address, username) => {
  const answer = await call(address, '/api/employer/employers', employerForm(username));
  if (answer.status !== 201)
    throw new Error(`The registration was answered with ${answer.status}.`);
  return logIn(address, username);
};

/**
 * Posts a job; resolves with its id once it is acknowledged.
 *
 * @param {string} address
 * @param {Record<string, string>} headers Of the session.
 * @param {string} username
 * @param {string} title
 * @returns {Promise<string>}
 */
export const postJob = async (address, headers, username, title) => {
  const answer = await call(address, '/api/jobdescriptions/add', jobForm(username, title), headers);
  if (answer.status !== 201) throw new Error(`A job was answered with ${answer.status}.`);
  return (await answer.json())._id;
};
