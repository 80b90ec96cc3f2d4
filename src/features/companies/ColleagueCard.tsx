import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Company } from '@/api/jobBoardApi';
import { useLeaveCompanyMutation, useRemoveColleagueMutation } from '@/api/memberApi';
import { companyTexts as texts } from '@/texts/profiles/company';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { notify } from '@/ui/notify/notify';
import { Card } from '@/ui/page/Card';
import { breakable } from '@/ui/text/breakable';
import { Chip } from '@/ui/text/Chip';
import { ChangeColleague } from './ChangeColleague';
import { colleagueName, type Colleague } from './colleagueName';
import { HandOverDialog } from './HandOverDialog';
import { LeaveDialog } from './LeaveDialog';
import { receiversOf } from './ReceiverInput';
import { RoleChip } from './RoleChip';

type Asked = 'change' | 'remove' | 'leave' | 'handOver';
type CardProps = { colleague: Colleague; company: Company };

/** Says which jobs somebody has access to; only owners see the details. */
const jobsText = ({ role, allJobs, jobIds }: Colleague): string => {
  if (allJobs) return texts.all;
  const count = jobIds?.length ?? 0;
  return role === 'reader' ? texts.chosen(count) : texts.some(count);
};

const Dialogs = ({
  colleague,
  company,
  asked,
  onClose,
}: CardProps & { asked: Asked | null; onClose: () => void }) => {
  const [removeColleague] = useRemoveColleagueMutation();
  const [leaveCompany] = useLeaveCompanyMutation();
  const { people } = company;
  const { _id: id } = colleague;
  const name = colleagueName(colleague);
  if (asked === 'change') return <ChangeColleague {...{ colleague, onClose }} />;
  if (asked === 'handOver') return <HandOverDialog {...{ colleague, people, onClose }} />;
  if (asked === 'remove')
    return (
      <LeaveDialog
        {...{ colleague, people, onClose }}
        title={texts.remove.title(name)}
        text={texts.remove.text}
        submitLabel={texts.remove.submit}
        failed={texts.remove.failed}
        leave={async (leaveInput) => {
          await removeColleague({ id, leaveInput }).unwrap();
          notify.success(texts.remove.done(name));
        }}
      />
    );
  return asked === 'leave' ? (
    <LeaveDialog
      {...{ colleague, people, onClose }}
      title={texts.leave.title}
      text={texts.leave.text}
      submitLabel={texts.leave.submit}
      failed={texts.leave.failed}
      leave={async (leaveInput) => {
        await leaveCompany({ leaveInput }).unwrap();
        notify.success(texts.leave.done);
      }}
    />
  ) : null;
};

/**
 * Returns the actions available on a colleague: all for an owner, some for everybody on themselves.
 */
const buttonsFor = ({ colleague, company }: CardProps): Asked[] => {
  const { _id: id, you, jobs } = colleague;
  const isOwner = company.role === 'owner';
  const mayHandOver = isOwner || (you && company.role === 'recruiter');
  const isLastOwner =
    colleague.role === 'owner' &&
    company.people.filter(({ role }) => role === 'owner').length === 1;
  return [
    ...(isOwner && !isLastOwner ? (['change'] as const) : []),
    ...(mayHandOver && jobs > 0 && receiversOf(company.people, id).length > 0
      ? (['handOver'] as const)
      : []),
    ...(you && !isLastOwner ? (['leave'] as const) : []),
    ...(isOwner && !you ? (['remove'] as const) : []),
  ];
};

/** A colleague: name, role, jobs, and the available actions. */
export const ColleagueCard = ({ colleague, company }: CardProps) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { you, role, jobs, emailEmployer } = colleague;
  const name = colleagueName(colleague);
  const labels: Record<Asked, string> = {
    change: texts.change.of(name),
    remove: texts.remove.of(name),
    leave: texts.leave.button,
    handOver: you ? texts.handOver.ofYours : texts.handOver.of(name),
  };
  return (
    <Card>
      <InitialsTile name={name} size={44} round />
      <div className="who">
        <h3 dir="auto">
          {name} {you && <Chip tone="line">{texts.you}</Chip>}
        </h3>
        <p dir="auto">{breakable(emailEmployer ?? colleague.usernameEmployer)}</p>
        <p className="num">
          {jobsText(colleague)} · {you ? texts.yours(jobs) : texts.posted(jobs)}
        </p>
      </div>
      <RoleChip role={role} />
      <div className="ways">
        {buttonsFor({ colleague, company }).map((each) => (
          <Button
            key={each}
            size="small"
            variant="outlined"
            color={each === 'remove' || each === 'leave' ? 'error' : 'primary'}
            aria-label={labels[each]}
            data-delete={each === 'remove' || undefined}
            onClick={() => setAsked(each)}
          >
            {each === 'handOver' && you ? texts.handOver.ofYours : texts[each].button}
          </Button>
        ))}
      </div>
      <Dialogs {...{ colleague, company, asked }} onClose={() => setAsked(null)} />
    </Card>
  );
};
