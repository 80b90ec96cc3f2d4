import { runSteps } from './runSteps';

test('a step that fails keeps none of the others from its turn; the first failure is thrown after the last', async () => {
  const ran: string[] = [];
  const step = (name: string, error?: Error) => async () => {
    ran.push(name);
    if (error) throw error;
  };
  const steps = [
    step('one'),
    step('two', new Error('first')),
    () => {
      throw new Error('at once');
    },
    step('three', new Error('second')),
    step('four'),
  ];
  await expect(runSteps(steps)).rejects.toThrow('first');
  expect(ran).toEqual(['one', 'two', 'three', 'four']);
});

test('nothing is thrown where all steps succeed', async () => {
  await expect(runSteps([async () => 1, async () => {}])).resolves.toBeUndefined();
});
