/** What is signalled when a service elsewhere has news of a job. */
export const remoteTopic = (jobId: string): string => `remote:${jobId}`
