import { showSavedFields } from './savedProfiles';
import { taggedApi } from './taggedApi';

export type {
  Category,
  Employer,
  EmployerRegistration,
  EmployerUpdate,
  FeaturedEmployer,
  Job,
  JobInput,
  JobPosting,
  JobQuestion,
  JobSeeker,
  JobSeekerRegistration,
  JobSeekerUpdate,
  Terms,
} from './generated/specApi';
export type {
  GetSuggestionsApiArg,
  JobPage,
  ReportInput,
  SearchJobsApiArg,
} from './generated/publicApi';
export type {
  Admins,
  Applicant,
  ApplicantDetails,
  ApplicantPage,
  Application,
  ApplicationAnswer,
  ApplicationDetails,
  ApplicationEvent,
  ApplicationMessage,
  EmployerMove,
  Cv,
  CvEntry,
  CvLink,
  Resume,
  SearchApplicantsApiArg,
  AuditEntry,
  Case,
  CaseBrief,
  CaseEmployer,
  Decision,
  DecisionInput,
  EmployerDetails,
  GetCasesApiArg,
  Interview,
  LetterTemplate,
  JobFigures,
  JobHiring,
  Notice,
  DeletedAccount,
  Overview,
  OwnSession,
  TermsVersion,
} from './generated/memberApi';

/**
 * The calls of spec §7 and those of our own host that visitors may make: the only door to their
 * generated code. `memberApi` has the others.
 */
export const jobBoardApi = taggedApi.enhanceEndpoints({
  endpoints: {
    updateEmployer: {
      onQueryStarted: ({ id, employerUpdate }, lifecycle) =>
        showSavedFields({ query: 'getEmployer', type: 'Employer', id }, employerUpdate, lifecycle),
    },
    updateJobSeeker: {
      onQueryStarted: ({ id, jobSeekerUpdate }, lifecycle) =>
        showSavedFields(
          { query: 'getJobSeeker', type: 'JobSeeker', id },
          jobSeekerUpdate,
          lifecycle,
        ),
    },
  },
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
  useLoginAdminMutation,
  useGetEmployersQuery,
  useDeleteEmployerMutation,
  useGetJobSeekersQuery,
  useDeleteJobSeekerMutation,
  useUpdateFeaturedEmployerMutation,
  useUpdateTermsMutation,
  useAcceptInvitationMutation,
  useLoginJobSeekerMutation,
  useRegisterJobSeekerMutation,
  useGetJobSeekerQuery,
  useUpdateJobSeekerMutation,
  useGetStatsQuery,
  useGetSimilarJobsQuery,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useGetJobEndQuery,
  useAnswerJobConfirmationMutation,
  useAddJobViewMutation,
  useGetEmployerPromiseQuery,
  useUnsubscribeMutation,
  useReportJobMutation,
} = jobBoardApi;
