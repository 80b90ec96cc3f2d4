import document from '@contract/generated/contract.json';
import { operationsOf } from '../contract';

const calls = operationsOf(document).map(({ method, path }) => ({
  method: method.toUpperCase(),
  // no other part of a path in the contract has a meaning in regular expressions
  pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/**
 * Returns the methods of the API's calls at a path, for the Allow header (RFC 9110 §10.2.1); none if
 * there is no call.
 */
export const allowedMethods = (pathname: string): string[] => {
  const methods = calls.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
};
