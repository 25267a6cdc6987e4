import type { MetaFunction } from 'react-router'
import { NotFoundPage } from '../pages/error-pages.tsx'
import { missingMeta } from '../../features/site/page-meta.ts'

export const meta: MetaFunction = () => missingMeta

export default NotFoundPage
