import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { anEmployer } from '@/test/fixtures';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { hostAddress, specHost, testHost } from '@/test/server';
import { site } from '@contract/constants/site';

afterEach(() => jest.restoreAllMocks());

describe("an employer's public profile", () => {
  const fact = (label: string) =>
    main()
      .getAllByText(label, { selector: 'dt' })
      .map((term) => term.nextElementSibling?.textContent);
  const answer = (changes: object, host = hostAddress) =>
    testHost.use(
      http.get(`${host}/employer/employers/username/:name`, () =>
        HttpResponse.json({ data: { ...anEmployer(), ...changes } }),
      ),
    );

  test("on a spec host shows the spec's constants", async () => {
    answer(
      { nationalityEmployer: 'CA', companyCountry: 'DE', phoneEmployer: 15550142 },
      specHost.apiHost,
    );
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/employer/:name`, () => HttpResponse.json([])),
    );
    renderApp('/employerppreadonly/ann.lee', { config: specHost });
    expect(await h1('Ann Lee')).toBeVisible();
    expect(fact('Birth date')).toEqual(['22-03-2000']);
    expect(fact('Residence country')).toEqual([site.country.name]);
    expect(fact('Address')).toEqual(['Canadian']);
    expect(fact('Nationality')).toEqual(['Canadian']);
    expect(fact('Country')).toEqual(['Germany']);
    expect(fact('Mobile number')).toEqual(['15550142']);
    expect(fact('Education')).toEqual(['Not provided']);
    expect(main().queryByText('Open jobs')).not.toBeInTheDocument();
  });

  test('on our own shows what is stored, and "Not provided" where it is empty', async () => {
    answer({
      birthDateEmployer: '1990-05-17',
      residenceCountryEmployer: null,
      companyAddress: '2 Mill Lane',
      companyWebsite: 'javascript:alert(1)',
    });
    renderApp('/employerppreadonly/ann.lee');
    expect(await h1('Ann Lee')).toBeVisible();
    expect(fact('Birth date')).toEqual(['May 17, 1990']);
    expect(fact('Residence country')).toEqual(['Not provided']);
    expect(fact('Address')).toEqual(['2 Mill Lane']);
    expect(main().getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(main().getByRole('link', { name: 'ann@lakeside.example' })).toHaveAttribute(
      'href',
      'mailto:ann@lakeside.example',
    );
    expect(await main().findByRole('link', { name: 'Registered Nurse' })).toHaveAttribute(
      'href',
      '/singlejobdescription/jobdescription/job-1',
    );
  });

  test('keeps "Loading..." while it cannot be had, and shows nothing of an error', async () => {
    muteErrors();
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () => HttpResponse.error(), {
        once: true,
      }),
    );
    renderApp('/employerppreadonly/ann.lee');
    const again = await main().findByRole('button', { name: 'Try again' });
    expect(main().getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(again);
    expect(await h1('Ann Lee')).toBeVisible();
  });

  test.each<[string, JsonBodyType, number]>([
    ['404', { message: 'No' }, 404],
    ['null in data', { data: null }, 200],
  ])('that is not there (%s) has a page of its own', async (_what, body, status) => {
    muteErrors();
    testHost.use(
      http.get(`${hostAddress}/employer/employers/username/:name`, () =>
        HttpResponse.json(body, { status }),
      ),
    );
    renderApp('/employerppreadonly/nobody');
    expect(await h1('Employer not found')).toBeVisible();
    expect(main().getByRole('link', { name: 'All jobs' })).toBeVisible();
  });
});
