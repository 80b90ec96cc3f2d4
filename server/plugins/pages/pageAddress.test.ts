import { firstPageAddress, pageAddress, readableAddress } from './pageAddress';

test('a page without parameters is its path, whatever the address says', () => {
  expect(pageAddress('home', '/?utm_source=x&q=nurse')).toBe('/');
  expect(pageAddress('jobView', '/singlejobdescription/jobdescription/a%20b?x=1?y')).toBe(
    '/singlejobdescription/jobdescription/a%20b',
  );
});
test('the parameters it shows are in one order, those that repeat as they were given', () => {
  const wanted = '/jobdescription?q=nurse+aide&category=Sales&category=Health&sort=pay';
  for (const query of [
    'sort=pay&category=Sales&q=nurse+aide&category=Health',
    'category=Sales&junk=1&q=nurse%20aide&category=Health&sort=pay&location=&utm=2',
  ])
    expect(pageAddress('jobListing', `/jobdescription?${query}`)).toBe(wanted);
});
test('a parameter that repeats is read a dozen times at most', () => {
  const many = Array.from({ length: 500 }, (_, index) => `type=${index}`).join('&');
  const address = pageAddress('jobListing', `/jobdescription?${many}`) ?? '';
  expect(new URLSearchParams(address.split('?')[1]).getAll('type')).toHaveLength(12);
});
test('an address longer than any of the app’s is none', () => {
  expect(pageAddress('jobListing', `/jobdescription?q=${'x'.repeat(10_000)}`)).toBeUndefined();
  expect(pageAddress('jobListing', `/jobdescription?junk=${'x'.repeat(10_000)}`)).toBe(
    '/jobdescription',
  );
});
test('a query that can’t be decoded breaks nothing', () => {
  expect(pageAddress('jobListing', '/jobdescription?q=%E0%A4%A&%')).toMatch(
    /^\/jobdescription\?q=/,
  );
});
test('a NUL in what is searched for is a blank', () => {
  for (const [url, address] of [
    ['/jobdescription?q=%00', '/jobdescription'],
    ['/jobdescription?q=%00&type=contract&utm=1', '/jobdescription?type=contract&utm=1'],
    ['/jobdescription/?q=night%00nurse%00', '/jobdescription/?q=night+nurse'],
    ['/jobdescription?utm=%00', undefined],
    ['/jobdescription?q=nurse', undefined],
  ] as const)
    expect(readableAddress('jobListing', url)).toBe(address);
  expect(readableAddress('home', '/?q=%00')).toBeUndefined();
});
test('the first page of a search is where the cursor is left out', () => {
  expect(firstPageAddress('/jobdescription?cursor=x&q=a&cursor=y')).toBe('/jobdescription?q=a');
  expect(firstPageAddress('/jobdescription?cursor=x')).toBe('/jobdescription');
  expect(firstPageAddress('/jobdescription?q=a')).toBeUndefined();
});
