import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { hiddenTexts } from '@/texts/jobs/hidden';
import { notify } from '@/ui/notify/notify';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';
import type { Hiding, NamedItem } from './hiding';
import { WithHiding } from './WithHiding';

const { list: texts } = hiddenTexts;
const Frame = styled('section')(({ theme }) => ({
  marginTop: 48,
  '& h2': theme.typography.h2,
  '& > p': { margin: '4px 0 16px', color: theme.vars.palette.ink2 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '14px 24px',
    overflowWrap: 'anywhere',
    [theme.breakpoints.down('sm')]: { padding: '14px 16px' },
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& strong': { display: 'block', fontWeight: 650 },
  '& small': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
}));

const idOf = ({ kind, key }: NamedItem): string => `${kind} ${key}`;

const Items = ({ items, isOnDevice, unhide }: Hiding) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterDelete(list, () => document.querySelector('h1'), items.map(idOf));
  if (items.length === 0) return null;
  const show = async (item: NamedItem): Promise<void> => {
    const problem = await unhide(item);
    if (problem !== '') notify.error(problem);
  };
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p>{isOnDevice ? texts.onDevice : texts.note}</p>
      <Card component="ul" ref={list}>
        {items.map((item) => (
          <li key={idOf(item)}>
            <div>
              <strong dir="auto">
                {item.kind === 'job' ? (
                  <Link to={paths.jobView(item.key)}>{item.name}</Link>
                ) : (
                  item.name
                )}
              </strong>
              <small>{texts.kinds[item.kind]}</small>
            </div>
            <Button
              variant="outlined"
              size="small"
              data-delete
              aria-label={texts.showOf(item.name)}
              onClick={() => void show(item)}
            >
              {texts.show}
            </Button>
          </li>
        ))}
      </Card>
    </Frame>
  );
};

/**
 * The jobs and companies that the visitor or job seeker has hidden, with buttons to show them
 * again; renders nothing if there are none.
 */
export const HiddenList = () => <WithHiding>{(hiding) => <Items {...hiding} />}</WithHiding>;
