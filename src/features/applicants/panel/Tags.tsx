import { useId, useRef, useState, type FormEvent } from 'react';
import type { Applicant } from '@/api/jobBoardApi';
import { useUpdateApplicantMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { applicantTexts } from '@/texts/jobs/applicants';
import { CloseIcon } from '@/ui/art/icons';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { TextInput } from '@/ui/form/TextInput';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { TextLink } from '@/ui/text/TextLink';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';

const { tags: texts } = applicantTexts;
const { applicantTags: maxTags } = limits;
const Frame = styled('div')(({ theme }) => ({
  marginBottom: 14,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, margin: '6px 0' },
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: '11px 0',
    '&:not(:has(button))': { paddingRight: 11 },
    borderRadius: theme.shape.radius.pill,
    backgroundColor: theme.vars.palette.chip,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& li a': { color: 'inherit', lineHeight: '28px' },
  '& li button': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: theme.shape.radius.pill,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& form': { display: 'flex', alignItems: 'end', gap: 8 },
  '& form > div': { flex: 1, minWidth: 0 },
  '& input': { minHeight: 36 },
}));

/** Whether the list has the tag, ignoring case. */
export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((each) => caseFold(each) === caseFold(tag));

type TagsProps = {
  applicant: Applicant;
  /** Tags to suggest. */
  known: readonly string[];
  /** Returns the query string that lists all applicants with a tag. */
  searchOf: (tag: string) => string;
  readsOnly: boolean;
};

/**
 * The input for another tag, and functions to save. Calls send only the change, never the whole
 * list, which may be stale: a colleague or the previous click may have changed it.
 */
const useTags = ({ _id: id, tags }: Applicant) => {
  const [update, { isLoading }] = useUpdateApplicantMutation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (
    change: { addTags: string[] } | { removeTags: string[] },
  ): Promise<boolean> => {
    try {
      await update({ id, applicantUpdate: change }).unwrap();
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(refusalText(error, texts.failed));
      return false;
    }
  };
  const add = async (): Promise<void> => {
    const tag = typed.trim();
    if (tag === '' || isLoading) return;
    if (tags.length >= maxTags) setProblem(texts.tooMany(maxTags));
    else if (hasTag(tags, tag) || (await save({ addTags: [tag] }))) setTyped('');
  };
  return { typed, setTyped, problem, busy: isLoading, save, add };
};

type TagListProps = Pick<TagsProps, 'searchOf' | 'readsOnly'> & {
  tags: readonly string[];
  onRemove: (tag: string) => void;
  /** Takes the focus once the last tag is removed. */
  otherwise: () => HTMLElement | null | undefined;
};

const TagList = ({ tags, searchOf, readsOnly, onRemove, otherwise }: TagListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(list, otherwise, tags);
  if (tags.length === 0) return null;
  return (
    <ul ref={list}>
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          <TextLink to={{ search: searchOf(tag) }} title={texts.same(tag)}>
            {tag}
          </TextLink>
          {!readsOnly && (
            <button
              type="button"
              data-delete
              aria-label={texts.remove(tag)}
              onClick={() => onRemove(tag)}
            >
              <CloseIcon size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

/** An applicant's tags, each linked to all applicants who have it, and a field to add one. */
export const Tags = ({ applicant, known, searchOf, readsOnly }: TagsProps) => {
  const { tags } = applicant;
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { typed, setTyped, problem, busy, save, add } = useTags(applicant);
  return (
    <Frame ref={frame}>
      <TagList
        tags={tags}
        searchOf={searchOf}
        readsOnly={readsOnly}
        onRemove={(tag) => void save({ removeTags: [tag] })}
        otherwise={() => frame.current?.querySelector('input')}
      />
      {!readsOnly && (
        <form
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextInput
            name="tag"
            label={texts.label}
            placeholder={texts.label}
            hideLabel
            maxLength={40}
            autoComplete="off"
            list={listId}
            dir="auto"
            value={typed}
            {...(problem !== null && { error: problem })}
            onChange={({ target }) => setTyped(target.value)}
          />
          <datalist id={listId}>
            {known
              .filter((tag) => !hasTag(tags, tag))
              .map((tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
          </datalist>
          <SubmitButton size="small" variant="outlined" busy={busy}>
            {texts.add}
          </SubmitButton>
        </form>
      )}
    </Frame>
  );
};
