import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import {
  asEmployer,
  drafts,
  fieldOf,
  fill,
  stubAddJob,
  inForm,
  shown,
  submit,
  typed,
  user,
} from '@/test/postForm';
import { renderApp } from '@/test/renderApp';

describe('Save as draft', () => {
  const saveDraft = () => user.click(main().getByText('Save as draft'));
  const draftHost = (
    answer: () => Response = () =>
      HttpResponse.json(
        { _id: 'draft-1', jobtitle: 'Ward Nurse', status: 'draft' },
        { status: 201 },
      ),
  ) => {
    const bodies: unknown[] = [];
    testHost.use(
      http.post(`${hostAddress}/jobs/drafts`, async ({ request }) => {
        bodies.push(await request.json());
        return answer();
      }),
    );
    return bodies;
  };

  test('needs a title and a category, then goes to the desk without what was kept on the device', async () => {
    const bodies = draftHost();
    const { address } = renderApp('/jobpost/ann.lee', asEmployer);
    await shown();
    await waitFor(() => expect(fieldOf('companyname')).toHaveValue('Lakeside Clinic'));
    await saveDraft();
    expect(fieldOf('jobtitle')).toHaveFocus();
    expect(fieldOf('jobtitle')).toHaveAccessibleDescription(/Enter the job title/);
    expect(fieldOf('categoryName')).toHaveAccessibleDescription(/Select a category/);
    fireEvent.change(fieldOf('jobtitle'), { target: { value: 'Ward Nurse' } });
    fireEvent.change(fieldOf('categoryName'), { target: { value: 'Nurse Jobs' } });
    expect(drafts()).toEqual(['draft:ann.lee:jobpost']);
    await saveDraft();
    await waitFor(() => expect(address()).toBe('/company/jobs?state=draft'));
    expect(screen.getByText('Draft saved')).toBeInTheDocument();
    expect(bodies).toEqual([
      expect.objectContaining({
        usernameEmployer: 'ann.lee',
        jobtitle: 'Ward Nurse',
        categoryName: 'Nurse Jobs',
        companyname: 'Lakeside Clinic',
        monthlysalary1: 0,
        monthlysalary2: 0,
      }),
    ]);
    expect(drafts()).toEqual([]);
  });

  test('a last day that is past stops it before the draft is stored', async () => {
    const bodies = draftHost();
    renderApp('/jobpost/ann.lee', asEmployer);
    await shown();
    fill();
    fireEvent.change(fieldOf('closesOn'), { target: { value: '2024-01-31' } });
    await saveDraft();
    expect(fieldOf('closesOn')).toHaveFocus();
    expect(fieldOf('closesOn')).toHaveAccessibleDescription(
      /Choose a last day between today and a year from now/,
    );
    expect(bodies).toEqual([]);
  });

  test('a failure keeps everything, says why, and it can be saved again or posted', async () => {
    const errors = muteErrors();
    draftHost(() =>
      HttpResponse.json({ message: 'location is too long', field: 'location' }, { status: 400 }),
    );
    const { address } = renderApp('/jobpost/ann.lee', asEmployer);
    await shown();
    fill();
    await saveDraft();
    expect(
      await screen.findByText('The draft wasn’t saved. Location is too long'),
    ).toBeInTheDocument();
    expect(fieldOf('location')).toHaveFocus();
    expect(inForm()).toEqual(typed);
    expect(drafts()).toEqual(['draft:ann.lee:jobpost']);
    const bodies = stubAddJob();
    await submit();
    await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
    expect(bodies).toHaveLength(1);
    errors.mockRestore();
  });

  test.each([
    ['a visitor', {}, '/jobpost/ann.lee'],
    ['a spec host', { ...asEmployer, config: specHost }, '/jobpost/ann.lee'],
  ])('%s is not offered it', async (_who, options, path) => {
    renderApp(path, options);
    await shown();
    expect(main().queryByText('Save as draft')).not.toBeInTheDocument();
  });
});
