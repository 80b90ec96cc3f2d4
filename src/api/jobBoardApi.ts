import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query';
import type { OperationId } from '@contract/generated/operations';
import { extensionsApi } from './generated/extensionsApi';
import type {
  Category,
  Employer,
  FeaturedEmployer,
  Job,
  JobSeeker,
  Terms,
} from './generated/specApi';
import {
  readCategory,
  readEmployer,
  readFeaturedEmployer,
  readJob,
  readJobSeeker,
  readLoggedIn,
  readPage,
  readTerms,
  readToken,
} from './readAnswers';
import { tagDecisions, tagTypes, type TagType } from './tags';

export type {
  Category,
  Employer,
  EmployerRegistration,
  EmployerUpdate,
  FeaturedEmployer,
  Job,
  JobInput,
  JobPosting,
  JobSeeker,
  JobSeekerRegistration,
  JobSeekerUpdate,
  Terms,
} from './generated/specApi';
export type {
  Admins,
  Applicant,
  Application,
  AuditEntry,
  Case,
  CaseBrief,
  CaseEmployer,
  CasePage,
  Decision,
  DecisionInput,
  EmployerDetails,
  GetCasesApiArg,
  JobPage,
  Notice,
  DeletedAccount,
  Overview,
  OwnSession,
  ReportInput,
  SearchJobsApiArg,
  TermsVersion,
} from './generated/extensionsApi';

/** What the readers turn each call's answer into, whatever a host's shape was. */
type Answers = {
  getJobs: Job[];
  getJobsByEmployer: Job[];
  getJobsByCategory: Job[];
  getJob: Job | null;
  getEmployer: Employer | null;
  getEmployers: Employer[];
  getJobSeeker: JobSeeker | null;
  getJobSeekers: JobSeeker[];
  getFeaturedEmployers: FeaturedEmployer[];
  getCategories: Category[];
  getTerms: Terms[];
  searchEmployers: { items: Employer[]; total: number };
  searchJobSeekers: { items: JobSeeker[]; total: number };
  loginEmployer: Record<string, string>;
  loginJobSeeker: Record<string, string>;
  loginAdmin: string;
  exportAccount: string;
};
const readers: { [Call in keyof Answers]: (body: unknown) => Answers[Call] } = {
  getJobs: readJob.many,
  getJobsByEmployer: readJob.many,
  getJobsByCategory: readJob.many,
  getJob: readJob.one,
  getEmployer: readEmployer.one,
  getEmployers: readEmployer.many,
  getJobSeeker: readJobSeeker.one,
  getJobSeekers: readJobSeeker.many,
  getFeaturedEmployers: readFeaturedEmployer.many,
  getCategories: readCategory.many,
  getTerms: readTerms.many,
  searchEmployers: readPage(readEmployer.many),
  searchJobSeekers: readPage(readJobSeeker.many),
  loginEmployer: readLoggedIn,
  loginJobSeeker: readLoggedIn,
  loginAdmin: readToken,
  exportAccount: (body) => (typeof body === 'string' ? body : ''),
};

type Generated = DefinitionsFromApi<typeof extensionsApi>;
type Definitions = {
  [Call in keyof Generated]: Call extends keyof Answers
    ? OverrideResultType<Generated[Call], Answers[Call]>
    : Generated[Call];
};

const calls = Object.keys(tagDecisions) as OperationId[]; // a Record's keys
/**
 * Every call's tags, and where it has one its reader; typed by `Definitions`, which the loop can't
 * show the compiler.
 */
const enhancements = Object.fromEntries(
  calls.map((call) => {
    const { provides, clears } = tagDecisions[call];
    return [
      call,
      {
        // a file goes to the disk: the cache doesn't hold it
        ...(call.startsWith('export') ? { keepUnusedDataFor: 0 } : {}),
        ...(call in readers ? { transformResponse: readers[call as keyof Answers] } : {}),
        ...(provides
          ? {
              providesTags: (answer: unknown, _error: unknown, arg: unknown) =>
                answer === undefined ? [] : provides(answer as never, arg as never),
            }
          : {}),
        ...(clears
          ? {
              invalidatesTags: (_answer: unknown, error: unknown, arg: unknown) =>
                error ? [] : clears(arg as never),
            }
          : {}),
      },
    ];
  }),
);

/**
 * The calls of both contract files with tags and tolerant answers: the only door to the generated
 * code.
 */
export const jobBoardApi = extensionsApi.enhanceEndpoints<TagType, Definitions>({
  addTagTypes: tagTypes,
  endpoints: enhancements as object,
});

export const {
  useGetJobsQuery,
  useGetJobsByEmployerQuery,
  useGetJobsByCategoryQuery,
  useGetJobQuery,
  useAddJobMutation,
  useUpdateJobMutation,
  useDeleteJobMutation,
  useGetFeaturedEmployersQuery,
  useGetCategoriesQuery,
  useGetTermsQuery,
  useLoginEmployerMutation,
  useRegisterEmployerMutation,
  useGetEmployerQuery,
  useUpdateEmployerMutation,
  useUpdateEmployerDetailsMutation,
  useUploadCompanyLogoMutation,
  useLoginAdminMutation,
  useGetEmployersQuery,
  useDeleteEmployerMutation,
  useGetJobSeekersQuery,
  useDeleteJobSeekerMutation,
  useUpdateFeaturedEmployerMutation,
  useAddFeaturedEmployerMutation,
  useRemoveFeaturedEmployerMutation,
  useOrderFeaturedEmployersMutation,
  useUpdateTermsMutation,
  useSearchEmployersQuery,
  useSearchJobSeekersQuery,
  useGetAuditQuery,
  useGetOverviewQuery,
  useGetAdminsQuery,
  useInviteAdminMutation,
  useAcceptInvitationMutation,
  useEndAdminMutation,
  useGetTermsVersionsQuery,
  useRestoreTermsVersionMutation,
  useLoginJobSeekerMutation,
  useRegisterJobSeekerMutation,
  useGetJobSeekerQuery,
  useUpdateJobSeekerMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useGetAccountQuery,
  useAgreeToTermsMutation,
  useDeleteAccountMutation,
  useGetDeletedAccountsQuery,
  useRestoreAccountMutation,
  useGetStatsQuery,
  useSearchJobsQuery,
  useGetSuggestionsQuery,
  useGetSimilarJobsQuery,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useGetEmailVerificationQuery,
  useRequestEmailVerificationMutation,
  useVerifyEmailMutation,
  useAddDraftMutation,
  usePublishJobMutation,
  useRenewJobMutation,
  useCloseJobMutation,
  useDuplicateJobMutation,
  useAnswerRemovalMutation,
  useGetJobEndQuery,
  useGetApplicationsQuery,
  useApplyToJobMutation,
  useGetApplicationsByJobQuery,
  useGetApplicationCountsQuery,
  useReportJobMutation,
  useGetCasesQuery,
  useGetCaseQuery,
  useDecideCasesMutation,
  useEditCaseJobMutation,
  useUndoDecisionMutation,
  useGetNoticesQuery,
  useReadNoticesMutation,
} = jobBoardApi;
