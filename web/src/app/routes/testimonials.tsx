import type { MetaFunction } from 'react-router'
import { TestimonialsPage } from '../../features/site/testimonials/testimonials-page.tsx'
import { pageMeta } from '../../features/site/page-meta.ts'
import { PATHS } from '../../lib/paths.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Testimonials',
    description: 'Eight illustrative voices, drawn by our own studio, on what each part of Visage is for.',
    path: PATHS.testimonials,
  })

export default TestimonialsPage
