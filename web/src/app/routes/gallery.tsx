import type { MetaFunction } from 'react-router'
import { PageHeading } from '../../ui/page-heading.tsx'

export const meta: MetaFunction = () => [{ title: 'Gallery · Visage' }]

const Gallery = () => <PageHeading title="Gallery" />

export default Gallery
