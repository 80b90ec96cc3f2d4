import { createElement } from 'react';
import { LightLoading } from '@/ui/light/LightLoading';
import { ssrPart } from '@/ui/page/part/ssrPart';
import { untilLoaded } from '@/ui/page/part/untilLoaded';

/** Loaded on demand, since few of the jobs opened are gone. */
export const JobGone = ssrPart(
  'JobGone',
  () => untilLoaded(() => import(/* webpackChunkName: "JobGone" */ '../JobGone')),
  { fallback: createElement(LightLoading, { shape: 'page' }) },
);
