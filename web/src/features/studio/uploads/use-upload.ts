import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UploadConsent } from '@visage/contract'
import { useEffect, useState } from 'react'
import { useMutation } from '../../../lib/api/mutations.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { formFailureOf } from '../form-failure.tsx'
import type { ConsentState } from './consent.tsx'

type Uploaded = { id: string }

/** Where a sort of upload comes from. Each throws what can be shown. */
export type UploadChannel<Of extends Uploaded> = {
  /** What is wrong with a file, told before anything else is asked; nothing where it may be sent. */
  refuse: (file: File) => string | undefined
  upload: (file: File, consent: UploadConsent) => Promise<Of>
  /** What was brought in before, by its id. */
  read: (id: string, signal: AbortSignal) => Promise<Of>
}

/** An upload that also comes from posts. */
export type LinkChannel<Of extends Uploaded> = UploadChannel<Of> & {
  download: (link: string, consent: UploadConsent) => Promise<Of>
}

/** Half of the time that signed addresses last. */
const freshMs = 12 * 60 * 60_000

const optionsOf = <Of extends Uploaded>({ read }: UploadChannel<Of>, id: string) =>
  queryOptions({
    queryKey: ['studio', 'upload', id],
    queryFn: ({ signal }) => read(id, signal),
    staleTime: freshMs,
    gcTime: Infinity,
  })

/**
 * Something to work from that was brought in. The tab keeps it under this name over a reload. A file is held, and sent
 * as soon as it is confirmed that it may be used.
 */
export const useUpload = <Of extends Uploaded>(source: UploadChannel<Of>, name: string, consent: ConsentState) => {
  const queryClient = useQueryClient()
  const [id, setId] = useDraft(name)
  const kept = useQuery({ ...optionsOf(source, id), enabled: id !== '' })
  const keep = (uploaded: Of) => {
    queryClient.setQueryData(optionsOf(source, uploaded.id).queryKey, uploaded)
    setId(uploaded.id)
  }
  const [held, setHeld] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const upload = useMutation({
    mutationFn: (sent: { file: File; consent: UploadConsent }) => source.upload(sent.file, sent.consent),
    onMutate: () => setHeld(null),
    onSuccess: keep,
  })
  const { mutate, reset } = upload
  const { confirmed } = consent
  useEffect(() => {
    if (held && confirmed) mutate({ file: held, consent: confirmed })
  }, [held, confirmed, mutate])
  const error = upload.error ?? kept.error ?? undefined
  return {
    uploaded: id === '' ? null : (kept.data ?? null),
    keep,
    clear: () => {
      setId('')
      setRefusal(undefined)
      reset()
    },
    upload: (file: File) => {
      const fault = source.refuse(file)
      reset()
      setRefusal(fault)
      setHeld(fault === undefined ? file : null)
      if (fault === undefined && !confirmed) consent.ask(file.name)
    },
    /** Whether a file waits for the confirmation. */
    isHeld: held !== null,
    isUploading: upload.isPending,
    /** Whether what the tab kept is being looked up. */
    isReading: id !== '' && kept.isPending && !kept.isError,
    error: refusal === undefined ? error && formFailureOf(error) : { message: refusal },
  }
}

export type UploadState<Of extends Uploaded> = ReturnType<typeof useUpload<Of>>
