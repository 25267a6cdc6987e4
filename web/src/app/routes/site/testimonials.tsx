import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../../features/site/page-meta.ts'
import { TestimonialsPage } from '../../../features/site/testimonials/testimonials-page.tsx'
import { PATHS } from '../../../lib/routing/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Testimonials',
    description: 'Eight illustrative voices, drawn by our own studio, on what each part of Visage is for.',
    path: PATHS.testimonials,
  })

export default TestimonialsPage
