import type { MetaFunction } from 'react-router'
import { NotFoundPage } from '../pages/error-pages.tsx'

export const meta: MetaFunction = () => [{ title: 'Page not found · Visage' }, { name: 'robots', content: 'noindex' }]

export default NotFoundPage
