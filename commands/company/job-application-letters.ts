import type { JobApplicationEvent } from '#domain/company/job-application.events.ts';
import { jobApplication, jobApplicationStream } from '#domain/company/job-application.ts';
import { stateAfter } from '#domain/decider.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { editCompanyPath } from '#web/addresses/paths.ts';
import { letterOf } from '../notification/event-letters.ts';

/** Mails to managers about applications; none about one that was withdrawn in the meantime. They name nobody. */
export const jobApplicationLetters = (reading: Reading) => ({
  jobApplied: letterOf<JobApplicationEvent>(
    reading,
    ({ applicationId }) => jobApplicationStream(String(applicationId)),
    ({ event, events, company, lang }) => {
      const { sent } = stateAfter(jobApplication, events, jobApplication.initial);
      if (!sent || !company || event.type !== 'JobApplicationSent') return null;
      return { title: event.data.title, url: editCompanyPath(lang, company, `job_offers/${sent.jobId}`) };
    },
  ),
});
