import { http } from 'msw';
import { hostAddress, testHost } from './server';

/**
 * Holds back the answers to requests of a path, GET unless told otherwise, so that a test sees the pending state. They are
 * sent once the returned function is called with a response factory.
 */
export const holdAnswer = (
  path: string,
  method: 'get' | 'put' | 'delete' = 'get',
): ((answer: () => Response) => void) => {
  let letGo: (answer: () => Response) => void = () => {};
  const answered = new Promise<() => Response>((resolve) => {
    letGo = resolve;
  });
  testHost.use(http[method](`${hostAddress}${path}`, async () => (await answered)()));
  return letGo;
};
