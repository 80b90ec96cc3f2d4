import { answerText } from '@/features/applications/answerText';
import { applicantTexts } from '@/texts/jobs/applicants';
import { jobTexts } from '@/texts/jobs/job';
import { formatNumber } from '@/texts/numbers';
import { CloseIcon } from '@/ui/art/icons';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { styled } from '@/ui/styled';
import { Segments, type Segment } from '@/ui/table/Segments';
import { Link } from '@/ui/text/Link';
import { readAnswerFilter } from '@contract/jobs/jobAnswers';
import { countAll, countOf, stages } from '../stages';
import { AnswerPicker } from './AnswerPicker';
import { AnswerRange } from './AnswerRange';
import { noAnswer } from './deskParams';
import { useAnswerFilter } from './useAnswerFilter';
import { useDeskJob } from './useDeskJob';
import type { DeskLists } from './useDeskLists';
import type { DeskSearch } from './useDeskSearch';

const { filters: texts } = applicantTexts;
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  margin: '16px 0 12px',
  '& > div': { flex: '0 1 200px', minWidth: 0 },
  '& > .search': { flexBasis: 240 },
  '& input, & select': { minHeight: 40, fontSize: theme.typography.body2.fontSize },
  '& > .view': { flex: 'none', marginLeft: 'auto' },
  '& > .few': { flex: '0 1 auto' },
  '& > .row:empty': { display: 'none' },
  '& > .row': { flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', gap: 8 },
  [theme.breakpoints.down('sm')]: {
    '& > div': { flex: '1 1 140px' },
    '& > .few': { flexBasis: '100%', order: 1 },
    '& > .search': { flexBasis: '100%', order: -1 },
    '& > .view': { marginLeft: 0, order: 1 },
  },
}));
const Removable = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '4px 12px',
  borderRadius: theme.shape.radius.pill,
  backgroundColor: theme.vars.palette.brandSoft,
  color: theme.vars.palette.brandText,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));

type ToolProps = { search: DeskSearch; lists: DeskLists };

const unknown: Segment['count'] = 'unknown';
const segmentsOf = ({ search, lists: { summary } }: ToolProps): Segment[] => {
  const { view, stage, due, minRating, searchOf } = search;
  const counts = summary?.counts;
  const none = { state: undefined, due: undefined, minRating: undefined };
  const states = view === 'board' ? [] : stages;
  return [
    {
      label: texts.all,
      count: counts ? countAll(counts) : unknown,
      search: searchOf(none),
      isChosen: !stage && !due && !minRating,
    },
    ...states
      // space is reserved until it is known whether there are any
      .filter((each) => each !== 'withdrawn' || each === stage || counts?.withdrawn !== 0)
      .map((each) => ({
        label: applicantTexts.stages[each],
        count: counts ? countOf(counts, each) : unknown,
        search: searchOf({ ...none, state: each }),
        isChosen: stage === each && !due && !minRating,
      })),
    {
      label: texts.rated,
      count: summary?.rated ?? unknown,
      search: searchOf({ ...none, minRating: '4' }),
      isChosen: minRating === 4,
    },
    // last, because it appears late and must not move the others
    ...(due || summary?.due
      ? [
          {
            label: summary?.late ? texts.lateOrDue : texts.due,
            count: summary?.due,
            search: searchOf({ ...none, due: 'true' }),
            isChosen: due,
          },
        ]
      : []),
  ];
};

const JobPicker = ({ search, lists: { summary } }: ToolProps) => (
  <SelectInput
    name="job"
    label={texts.job}
    hideLabel
    value={search.job ?? ''}
    onChange={({ target }) => search.change({ job: target.value, tag: undefined, ...noAnswer })}
  >
    <option value="">{applicantTexts.allJobs}</option>
    {search.job !== undefined && !summary?.jobs.some(({ _id }) => _id === search.job) && (
      <option value={search.job}>{applicantTexts.title}</option>
    )}
    {summary?.jobs.map(({ _id, jobtitle, count }) => (
      <option key={_id} value={_id}>
        {jobtitle || jobTexts.untitled} ({formatNumber(count)})
      </option>
    ))}
  </SelectInput>
);

/** Returns the label of the filter by answer or range; `undefined` if none is set. */
const answerIn = ({ answer, answerFrom, answerTo }: DeskSearch): string | undefined => {
  const givenIn = (filter = ''): string => readAnswerFilter(filter)?.answer ?? filter;
  const [from, to] = [givenIn(answerFrom), givenIn(answerTo)];
  if (from && to) return texts.range.between(from, to);
  if (from) return texts.range.atLeast(from);
  if (to) return texts.range.atMost(to);
  return answer === undefined ? undefined : answerText(givenIn(answer));
};

/** Removable filters that are set elsewhere: a tag, an answer to one of the job's questions. */
const SetFilters = ({ search }: { search: DeskSearch }) => {
  const { tag, searchOf } = search;
  const answer = answerIn(search);
  const set = [
    ...(tag === undefined ? [] : [{ text: texts.tag(tag), without: { tag: undefined } }]),
    ...(answer === undefined ? [] : [{ text: texts.answer(answer), without: noAnswer }]),
  ];
  return set.map(({ text, without }) => (
    <Removable
      key={text}
      to={{ search: searchOf(without) }}
      aria-label={texts.remove(text)}
      dir="auto"
    >
      {text}
      <CloseIcon size={14} />
    </Removable>
  ));
};

/**
 * Controls which applications the desk shows, their order and the view. All of it is in the URL.
 */
export const DeskTools = (props: ToolProps) => {
  const { search, lists } = props;
  const { details } = useDeskJob(search, lists);
  const { ranged, ...answers } = useAnswerFilter(search, details?.questions ?? []);
  const isBoard = search.view === 'board';
  const segments = <Segments label={texts.segments} segments={segmentsOf(props)} />;
  const words = useDebouncedText(search.q, (text) => search.change({ q: text }));
  return (
    <Tools>
      <JobPicker {...props} />
      <div className="search">
        <TextInput
          type="search"
          name="q"
          label={texts.search}
          placeholder={texts.search}
          hideLabel
          autoComplete="off"
          maxLength={200}
          {...words.input}
        />
      </div>
      <SelectInput
        name="sort"
        label={texts.sort}
        hideLabel
        value={search.sort}
        onChange={({ target }) =>
          search.change({ sort: target.value === 'newest' ? undefined : target.value })
        }
      >
        {Object.entries(texts.sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectInput>
      <AnswerPicker {...answers} />
      {isBoard && <div className="few">{segments}</div>}
      <div className="view">
        <Segments
          label={texts.view}
          segments={(['table', 'board'] as const).map((view) => ({
            label: texts[view],
            search: search.searchOf({ view: view === 'table' ? undefined : view }),
            isChosen: search.view === view,
          }))}
        />
      </div>
      {ranged && <AnswerRange key={ranged.id} search={search} question={ranged} />}
      <div className="row">
        {!isBoard && segments}
        <SetFilters search={search} />
      </div>
    </Tools>
  );
};
