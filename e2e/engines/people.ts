import { newAccount, type Account } from '../steps/people';
import { field, label, role, text, type Person } from './person';

/** Fills in and sends the registration form; expects the login page afterwards. */
export const fillRegistration = async (person: Person, account: Account) => {
  const own = account.role === 'employer' ? 'Employer' : 'jobseek';
  await person.fillAll({
    [`firstname${own}`]: account.firstname,
    [`lastname${own}`]: account.lastname,
    [`username${own}`]: account.username,
    [`email${own}`]: account.email,
    [`passwordname${own}`]: account.password,
    [`location${own}`]: 'Austin, TX',
    [`phone${own}`]: '15550123',
  });
  await person.fill(label('Confirm password'), account.password);
  await person.choose(field(`nationality${own}`), 'US');
  if (account.role === 'employer') await person.fill(field('addressEmployer'), '12 Mill Lane');
  else await person.choose(field('addressjobseek'), 'US');
  await person.check(role('checkbox', 'Female'));
  await person.check(role('checkbox', /license agreement/i));
  await person.click(role('button', 'Register', role('main')));
  await person.sees(text('Registration successful. You can now log in!'));
};

export const fillLogin = async (
  person: Person,
  account: Pick<Account, 'role' | 'username' | 'password'>,
) => {
  const own = account.role === 'employer' ? 'Employer' : 'jobseek';
  await person.fillAll({
    [`username${own}`]: account.username,
    [`passwordname${own}`]: account.password,
  });
  await person.click(role('button', 'Login', role('main')));
};

export const demoEmployer = {
  role: 'employer',
  username: 'demo.employer',
  password: 'try-it-out-now',
} as const;

/** Registers and logs in; the person ends up on their profile. */
export const join = async (person: Person, kind: Account['role']): Promise<Account> => {
  const account = newAccount(kind);
  await person.goto(kind === 'employer' ? '/signupemp' : '/signup');
  await fillRegistration(person, account);
  await person.goto(kind === 'employer' ? '/loginemp' : '/login');
  await fillLogin(person, account);
  await person.isAt(new RegExp(`/(employerpp|jobseekerpp)/${account.username}$`));
  return account;
};
