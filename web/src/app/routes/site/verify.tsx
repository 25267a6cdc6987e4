import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { VerifyPage } from '../../../features/site/verify/verify-page.tsx'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Verify a file',
    description:
      'Was this picture, video or song generated here, and when? Drop it, choose it or paste it. The file is looked at and not kept.',
    path: PATHS.verify,
  })

export default VerifyPage
