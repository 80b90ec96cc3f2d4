import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { hiringTexts } from '@/texts/jobs/hiring';
import {
  noQuestion,
  readQuestions,
  writeQuestions,
  type HiringForm,
  type TypedQuestion,
} from './hiringFields';

const movedTo = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
};

/** Returns a form's questions, and functions to change them. `said` announces the last change. */
export const useQuestions = ({ rhf }: HiringForm) => {
  const text = useWatch({ control: rhf.control, name: 'questions' });
  const questions = readQuestions(text);
  const [said, setSaid] = useState('');
  const set = (next: readonly TypedQuestion[], saying = ''): void => {
    // errors are keyed by position, which changes
    for (const name of Object.keys(rhf.formState.errors))
      if (name.startsWith('question')) rhf.clearErrors(name);
    rhf.setValue('questions', writeQuestions(next), { shouldDirty: true });
    setSaid(saying);
  };
  return {
    questions,
    said,
    add: (): string => {
      // the id of a removed question must not be reused with another meaning
      const id = nanoid();
      set([...questions, noQuestion(id)]);
      return id;
    },
    change: (id: string, changes: Partial<TypedQuestion>): void =>
      set(questions.map((each) => (each.id === id ? { ...each, ...changes } : each))),
    move: (from: number, to: number): void => {
      if (to >= 0 && to < questions.length)
        set(movedTo(questions, from, to), hiringTexts.moved(to + 1, questions.length));
    },
    remove: (id: string): void =>
      set(
        questions.filter((each) => each.id !== id),
        hiringTexts.removed,
      ),
  };
};
