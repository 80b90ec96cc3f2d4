import { http } from 'msw';
import { hostAddress, testHost } from './server';

/**
 * Holds the answers to GETs of a path, so that a test sees what is shown meanwhile; they come once
 * the returned function is called with what makes them.
 */
export const holdAnswer = (path: string): ((answer: () => Response) => void) => {
  let letGo: (answer: () => Response) => void = () => {};
  const answered = new Promise<() => Response>((resolve) => {
    letGo = resolve;
  });
  testHost.use(http.get(`${hostAddress}${path}`, async () => (await answered)()));
  return letGo;
};
