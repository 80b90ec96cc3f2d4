import type { Definitions } from './definitions';
import { memberApi as generatedApi } from './generated/memberApi';
import { showSavedApplicant } from './savedApplicant';
import { showRemovedJob, showSavedJob, showSavedNote } from './savedJobs';
import { showSavedFields } from './savedProfiles';
import { withTags } from './taggedApi';
import { memberTags } from './tags/memberTags';
import type { TagType } from './tags/tags';
import { memberAnswers } from './wire/readAnswers';

/**
 * The calls that only somebody logged in makes, of spec §7 and of our own host, in the same slice as `jobBoardApi`'s. A module of
 * its own, so that no page that a visitor sees loads them.
 */
export const memberApi = generatedApi
  .enhanceEndpoints<TagType, Definitions>({ endpoints: withTags(memberTags, memberAnswers) })
  .enhanceEndpoints({
    endpoints: {
      updateEmployer: {
        onQueryStarted: ({ id, employerUpdate }, lifecycle) =>
          showSavedFields(
            { query: 'getEmployer', type: 'Employer', id },
            employerUpdate,
            lifecycle,
          ),
      },
      updateJobSeeker: {
        onQueryStarted: ({ id, jobSeekerUpdate }, lifecycle) =>
          showSavedFields(
            { query: 'getJobSeeker', type: 'JobSeeker', id },
            jobSeekerUpdate,
            lifecycle,
          ),
      },
      updateEmployerDetails: {
        onQueryStarted: ({ id, employerDetails }, lifecycle) =>
          showSavedFields(
            { query: 'getEmployer', type: 'Employer', id },
            employerDetails,
            lifecycle,
          ),
      },
      updateApplicant: { onQueryStarted: showSavedApplicant },
      saveJob: { onQueryStarted: showSavedJob },
      removeSavedJob: { onQueryStarted: showRemovedJob },
      updateSavedJob: { onQueryStarted: showSavedNote },
    },
  });

export const {
  useAddJobMutation,
  useUpdateJobMutation,
  useDeleteJobMutation,
  useUpdateEmployerMutation,
  useGetEmployersQuery,
  useDeleteEmployerMutation,
  useGetJobSeekersQuery,
  useDeleteJobSeekerMutation,
  useUpdateFeaturedEmployerMutation,
  useUpdateTermsMutation,
  useGetJobSeekerQuery,
  useUpdateJobSeekerMutation,
  useUpdateEmployerDetailsMutation,
  useUploadCompanyLogoMutation,
  useAddFeaturedEmployerMutation,
  useRemoveFeaturedEmployerMutation,
  useOrderFeaturedEmployersMutation,
  useSearchEmployersQuery,
  useSearchJobSeekersQuery,
  useGetAuditQuery,
  useGetSearchTermsQuery,
  useGetOverviewQuery,
  useGetAdminsQuery,
  useInviteAdminMutation,
  useEndAdminMutation,
  useGetTermsVersionsQuery,
  useRestoreTermsVersionMutation,
  useGetSessionsQuery,
  useGetJobsForYouQuery,
  useGetSavedJobsQuery,
  useGetSavedJobIdsQuery,
  useUpdateSavedJobMutation,
  useUpdateJobSuggestionsMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useCheckPasswordMutation,
  useWithdrawInvitationMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useUndoEmailChangeMutation,
  useGetAccountQuery,
  useAgreeToTermsMutation,
  useDeleteAccountMutation,
  useGetDeletedAccountsQuery,
  useRestoreAccountMutation,
  useGetEmailVerificationQuery,
  useRequestEmailVerificationMutation,
  useAddDraftMutation,
  usePublishJobMutation,
  useRenewJobMutation,
  useCloseJobMutation,
  useDuplicateJobMutation,
  useAnswerRemovalMutation,
  useUpdateJobHiringMutation,
  useConfirmJobMutation,
  useGetJobFiguresQuery,
  useGetApplicationsQuery,
  useApplyToJobMutation,
  useGetApplicationQuery,
  useWithdrawApplicationMutation,
  useSendApplicationMessageMutation,
  useReadApplicationMessagesMutation,
  useGetResumesQuery,
  useUploadResumeMutation,
  useUpdateResumeMutation,
  useReplaceResumeMutation,
  useDeleteResumeMutation,
  useSendLettersMutation,
  useGetLetterTemplatesQuery,
  useUpdateLetterTemplateMutation,
  useResetLetterTemplateMutation,
  useCancelPendingMoveMutation,
  useOfferInterviewMutation,
  useCancelInterviewMutation,
  useChooseInterviewTimeMutation,
  useGetJobAlertsQuery,
  useSaveJobAlertMutation,
  useUpdateJobAlertMutation,
  useDeleteJobAlertMutation,
  useConfirmJobAlertMutation,
  useGetLinkedJobAlertQuery,
  useUpdateLinkedJobAlertMutation,
  useDeleteLinkedJobAlertMutation,
  useSendJobAlertFeedbackMutation,
  useGetMailPreferencesQuery,
  useUpdateMailPreferencesMutation,
  useGetCvQuery,
  useUpdateCvMutation,
  useSearchApplicantsQuery,
  useGetApplicantQuery,
  useMoveApplicantsMutation,
  useOpenApplicantMutation,
  useUpdateApplicantMutation,
  useAddApplicantNoteMutation,
  useDeleteApplicantNoteMutation,
  useGetApplicationCountsQuery,
  useGetApplicationCvTextQuery,
  useGetCasesQuery,
  useGetCaseQuery,
  useDecideCasesMutation,
  useEditCaseJobMutation,
  useUndoDecisionMutation,
  useGetNoticesQuery,
  useReadNoticesMutation,
} = memberApi;
