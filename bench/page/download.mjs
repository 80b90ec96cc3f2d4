/**
 * Downloads an uncompressed response. Returns the milliseconds from sending the request to the
 * first and last byte, and the number of bytes. Throws if the response isn't a success.
 *
 * @param {string} address
 * @param {Record<string, string>} [headers]
 */
export const download = async (address, headers = {}) => {
  const startedAt = performance.now();
  const answer = await fetch(address, {
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  if (!answer.ok || answer.body === null) throw new Error(`${address}: ${answer.status}`);
  let [first, bytes] = [0, 0];
  for await (const part of answer.body) {
    if (bytes === 0) first = performance.now() - startedAt;
    bytes += part.length;
  }
  return { first, last: performance.now() - startedAt, bytes };
};
